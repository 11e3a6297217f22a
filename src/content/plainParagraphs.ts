const PARAGRAPHS = /^(?:\s*<p>[^<&]*<\/p>)+\s*$/i;

/** The paragraphs of content that is plain text; null if it contains other markup. */
export function plainParagraphs(html: string): string[] | null {
  if (/^[^<&]*$/.test(html)) return [html];
  if (!PARAGRAPHS.test(html)) return null;
  return [...html.matchAll(/<p>([^<]*)<\/p>/gi)].map(([, words = '']) => words);
}
