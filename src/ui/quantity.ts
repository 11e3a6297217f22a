/** A parsed quantity: the number, or the reason why the text is not a valid one. */
export type TypedQuantity =
  | { kind: 'good'; value: number }
  | { kind: 'notWhole' }
  | { kind: 'tooSmall' }
  | { kind: 'tooMany' };

/** Parses a typed quantity. Integers from `min` to `max` are valid, also in full-width digits. */
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
