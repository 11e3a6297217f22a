import type { Plate } from './Plate.ts';

const MOST = 4;

/**
 * The products linked to a plate. Related ones are the most similar of its chapter; upsells are
 * dearer ones of the chapter; cross-sells are products of other chapters for the same occasions.
 */
export function linksOf(plate: Plate, all: readonly Plate[]) {
  const others = all.filter((other) => other !== plate);
  const near = others.filter((other) => chapter(other) === chapter(plate));
  const far = others.filter((other) => chapter(other) !== chapter(plate));
  return {
    related: best(
      near,
      (other) => 2 * common(plate.flowers, other.flowers) + likeness(plate, other),
    ),
    upsell: best(
      near.filter(({ price }) => price > plate.price),
      (other) => likeness(plate, other),
    ),
    crosssell: best(far, (other) => common(plate.occasions, other.occasions)),
  };
}

const chapter = ({ categoryIds }: Plate) => categoryIds[0];

const likeness = (one: Plate, other: Plate): number =>
  common(one.tones, other.tones) + common(one.occasions, other.occasions);

const common = (some: readonly string[], others: readonly string[]): number =>
  some.filter((name) => others.includes(name)).length;

/** The SKUs with the highest scores; equal scores keep the catalogue's order. */
const best = (plates: readonly Plate[], score: (plate: Plate) => number): string[] =>
  [...plates]
    .sort((a, b) => score(b) - score(a))
    .slice(0, MOST)
    .map(({ sku }) => sku);
