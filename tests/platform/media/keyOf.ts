import { createHash } from 'node:crypto';

/** One key for many parts, safe as a file's name. */
export function keyOf(...parts: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 40);
}
