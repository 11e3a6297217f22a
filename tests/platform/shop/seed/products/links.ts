import type { DemoProduct } from './DemoProduct.ts';

const MOST = 4;

/**
 * The products linked to a product. Related ones are the most similar of its chapter; upsells are
 * dearer ones of the chapter; cross-sells are products of other chapters for the same occasions.
 */
export function linksOf(product: DemoProduct, all: readonly DemoProduct[]) {
  const others = all.filter((other) => other !== product);
  const near = others.filter((other) => chapter(other) === chapter(product));
  const far = others.filter((other) => chapter(other) !== chapter(product));
  return {
    related: highestScored(
      near,
      (other) => 2 * countCommon(product.flowers, other.flowers) + similarity(product, other),
    ),
    upsell: highestScored(
      near.filter(({ price }) => price > product.price),
      (other) => similarity(product, other),
    ),
    crosssell: highestScored(far, (other) => countCommon(product.occasions, other.occasions)),
  };
}

const chapter = ({ categoryIds }: DemoProduct) => categoryIds[0];

const similarity = (a: DemoProduct, b: DemoProduct): number =>
  countCommon(a.tones, b.tones) + countCommon(a.occasions, b.occasions);

const countCommon = (some: readonly string[], others: readonly string[]): number =>
  some.filter((name) => others.includes(name)).length;

/** The SKUs with the highest scores; equal scores keep the catalogue's order. */
const highestScored = (
  products: readonly DemoProduct[],
  score: (product: DemoProduct) => number,
): string[] =>
  [...products]
    .sort((a, b) => score(b) - score(a))
    .slice(0, MOST)
    .map(({ sku }) => sku);
