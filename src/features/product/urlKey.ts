import { decoded } from '../../lib/url/decodeSegment.ts';

/** A product's url key out of its path: the last segment less the url suffix, such as .html. */
export function urlKeyOf(path: string): string {
  const segment = path.split('/').findLast(Boolean) ?? '';
  return decoded(segment).replace(/\.[a-z]+$/i, '');
}
