/** A piece of an address as it is read; as it is written where it is broken. */
export function decoded(piece: string): string {
  try {
    return decodeURIComponent(piece);
  } catch {
    return piece;
  }
}
