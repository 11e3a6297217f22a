/** What a typed quantity is: a number to use, or why it is none. */
export type TypedQuantity =
  | { kind: 'good'; value: number }
  | { kind: 'notWhole' }
  | { kind: 'tooSmall' }
  | { kind: 'tooMany' };

/** Reads what was typed: whole numbers from `min` to `max` are good. Full-width digits count. */
export function readQuantity(
  text: string,
  min: number,
  max = Number.MAX_SAFE_INTEGER,
): TypedQuantity {
  const plain = text.normalize('NFKC').trim();
  if (!/^-?\d+$/.test(plain)) return { kind: 'notWhole' };
  const value = Number(plain);
  if (value < min) return { kind: 'tooSmall' };
  return value > max ? { kind: 'tooMany' } : { kind: 'good', value };
}
