import type { Language, Product, RequestContext, Shop } from '../shop/model.ts';
import { valuesOfProduct } from './catalogAttributes.ts';

/** Texts of a product, each with the weight of a match in it. */
type SearchIndex = { text: string; words: string[]; weight: number }[];

/** The platform reads only this many characters of a search text. */
const MAX_SEARCH_LENGTH = 128;

/** The part of a search text that the platform reads. */
export const searchedText = (text: string): string => text.slice(0, MAX_SEARCH_LENGTH);

const searchIndexes = new WeakMap<Product, Partial<Record<Language, SearchIndex>>>();

/** Scores how well a product matches a search; 0 when one of the words matches nothing. */
export function relevance(product: Product, search: string, context: RequestContext): number {
  const words = wordsOf(search);
  if (words.length === 0) return 0;
  const shelf = searchIndexOf(product, context);
  let total = 0;
  for (const word of words) {
    const score = shelf.reduce((sum, one) => sum + (containsWord(one, word) ? one.weight : 0), 0);
    if (score === 0) return 0;
    total += score;
  }
  return total;
}

/** The words of a text in lower case and without accents. */
export const wordsOf = (text: string): string[] =>
  plainText(text)
    .split(/[^\p{L}\p{N}-]+/u)
    .filter(Boolean);

const plainText = (html: string): string =>
  html
    .replaceAll(/<[^<>]*>/g, ' ')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase();

function searchIndexOf(
  product: Product,
  { shop, view: { language } }: RequestContext,
): SearchIndex {
  const known = searchIndexes.get(product) ?? {};
  const shelf = known[language] ?? newSearchIndex(product, language, shop);
  searchIndexes.set(product, { ...known, [language]: shelf });
  return shelf;
}

const newSearchIndex = (product: Product, language: Language, shop: Shop): SearchIndex =>
  [
    { text: product.name[language], weight: 8 },
    { text: product.sku, weight: 8 },
    { text: optionLabels(product, language, shop), weight: 4 },
    { text: product.latinName ?? '', weight: 4 },
    { text: product.shortDescription[language], weight: 2 },
    { text: product.description[language], weight: 1 },
  ].map(({ text, weight }) => ({ text: plainText(text), words: wordsOf(text), weight }));

/** The labels of the product's options: flowers, occasions, colours. */
const optionLabels = (product: Product, language: Language, shop: Shop): string =>
  shop.attributes
    .filter(({ isFilterable, input }) => isFilterable && input !== 'boolean')
    .flatMap((attribute) => valuesOfProduct(product, attribute).map(({ label }) => label[language]))
    .join(' ');

/**
 * A word matches words that begin with it, and its singular. Chinese has no spaces, so a Chinese
 * word matches anywhere.
 */
function containsWord({ text, words }: SearchIndex[number], word: string): boolean {
  if (/[^\p{ASCII}]/u.test(word)) return text.includes(word);
  const one = word.length > 3 ? word.replace(/(?:es|s)$/, '') : word;
  return words.some((other) => other.startsWith(word) || other === one || other === `${one}e`);
}
