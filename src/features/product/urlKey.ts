import { decodedSegment } from '../../lib/url/decodedSegment.ts';

/** Extracts a product's URL key from its path: the last segment without a suffix such as .html. */
export function urlKeyOf(path: string): string {
  const segment = path.split('/').findLast(Boolean) ?? '';
  return decodedSegment(segment).replace(/\.[a-z]+$/i, '');
}
