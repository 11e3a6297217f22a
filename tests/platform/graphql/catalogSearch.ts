import type { Product, RequestContext } from '../shop/model.ts';

/** How well a product answers a search; 0 when one of its words is nowhere. */
export function relevance(product: Product, search: string, { view }: RequestContext): number {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return 0;
  const { language } = view;
  const texts: [string, number][] = [
    [product.name[language], 8],
    [product.sku, 8],
    [product.latinName ?? '', 4],
    [product.shortDescription[language], 2],
    [product.description[language], 1],
  ];
  const scores = words.map((word) =>
    texts.reduce((sum, [text, weight]) => sum + (beginsWord(plain(text), word) ? weight : 0), 0),
  );
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0);
}

const plain = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').toLowerCase();

/** Chinese has no spaces: there a word may stand anywhere. */
function beginsWord(text: string, word: string): boolean {
  if (/[^\p{ASCII}]/u.test(word)) return text.includes(word);
  return text.split(/[^\p{L}\p{N}-]+/u).some((one) => one.startsWith(word));
}
