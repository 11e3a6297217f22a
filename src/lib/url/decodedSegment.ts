/** Percent-decodes a part of a URL; returns malformed text unchanged. */
export function decodedSegment(piece: string): string {
  try {
    return decodeURIComponent(piece);
  } catch {
    return piece;
  }
}
