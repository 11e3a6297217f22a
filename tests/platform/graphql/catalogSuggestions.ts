import { listedProducts } from '../shop/catalogue.ts';
import type { RequestContext } from '../shop/model.ts';
import type { ProductsSource } from './catalogProducts.ts';
import { wordsOf } from './catalogSearch.ts';

const MOST = 3;
/** Largest edit distance of a suggestion. */
const MAX_DISTANCE = 2;

/** Words of the shop that are similar to a search that found nothing. */
export function suggestions(
  { found, search }: ProductsSource,
  _: unknown,
  context: RequestContext,
): { search: string }[] {
  if (!search || found.length > 0) return [];
  const known = vocabulary(context);
  const near = wordsOf(search).flatMap((word) =>
    [...known]
      .map((other) => ({ other, slips: distance(word, other) }))
      .filter(({ other, slips }) => slips <= MAX_DISTANCE && slips < other.length / 2)
      .sort((a, b) => a.slips - b.slips)
      .slice(0, MOST),
  );
  const best = near.sort((a, b) => a.slips - b.slips).map(({ other }) => other);
  return [...new Set(best)].slice(0, MOST).map((word) => ({ search: word }));
}

/** Words of product names and flower labels, in the view's language. */
function vocabulary({ shop, view: { language } }: RequestContext): Set<string> {
  const labels = shop.attributes.flatMap(({ values }) =>
    values.map(({ label }) => label[language]),
  );
  const names = listedProducts(shop).map(({ name }) => name[language]);
  return new Set(
    [...labels, ...names].flatMap((text) => wordsOf(text)).filter((word) => word.length > 1),
  );
}

/** Edit distance: letters to change, add or remove to turn one word into the other. */
function distance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > MAX_DISTANCE) return MAX_DISTANCE + 1;
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + same));
    }
    row = next;
  }
  return row[other.length]!;
}
