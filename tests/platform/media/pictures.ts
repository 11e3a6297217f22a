import { pictures as seeded } from '../shop/seed/pictures.ts';
import type { Recipe } from './botanica/Recipe.ts';

/** Shown where a product has no picture of its own. */
export const PLACEHOLDER: Recipe = { subject: 'placeholder', seed: 'placeholder' };

/** The home page's bouquet without a ground: its stems cross the mist's edge into the white page. */
const HERO: Recipe = {
  subject: 'bouquet',
  species: 'dawn',
  palette: 'dawn',
  wrap: 'bare',
  greens: 'fern',
  shape: 'full',
  ribbon: 'madder',
  ground: 'none',
  seed: 'hero-5',
  width: 1_040,
  height: 1_300,
};

/** Petals of one colour, for a choice that a plain colour does not tell. */
const swatch = (palette: string): Recipe => ({
  subject: 'swatch',
  palette,
  seed: 'swatch',
  width: 120,
  height: 120,
});

/** What every shop has, whatever it sells; by path below media/. */
const HOUSE: Record<string, Recipe> = {
  'catalog/product/placeholder/placeholder.jpg': PLACEHOLDER,
  'catalog/category/placeholder/placeholder.jpg': PLACEHOLDER,
  'wysiwyg/hero.png': HERO,
  'attribute/swatch/madder.jpg': swatch('crimson'),
  'attribute/swatch/blush.jpg': swatch('blush'),
  'attribute/swatch/ivory.jpg': swatch('ivory'),
  'attribute/swatch/lilac.jpg': swatch('lilac'),
};

/** Every picture of the demo shop, by path below media/. */
export const PICTURES: Record<string, Recipe> = { ...HOUSE, ...seeded };

/** Plates of the first lists. */
const FIRST_PLATES = 24;

/** The pages' own pictures, then the first plates: what a visitor sees first. */
export const SEEN_FIRST: readonly string[] = [
  ...Object.keys(PICTURES).filter((path) => path.startsWith('wysiwyg/')),
  ...Object.keys(PICTURES)
    .filter((path) => path.endsWith('-front.jpg'))
    .slice(0, FIRST_PLATES),
];
