import { createHash } from 'node:crypto';

/** Combines several parts into one key that is a safe file name. */
export function keyOf(...parts: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 40);
}
