/** Counts characters as a reader does: an emoji or a Chinese character is one. */
export function countCharacters(text: string): number {
  if (!('Segmenter' in Intl)) return [...text].length;
  return [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].length;
}
