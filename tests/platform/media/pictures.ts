import { pictures as seeded } from '../shop/seed/pictures.ts';
import type { Recipe } from './botanica/Recipe.ts';

/** Shown for a product without pictures. */
export const PLACEHOLDER: Recipe = { subject: 'placeholder', seed: 'placeholder' };

/**
 * The home page's bouquet without a ground: its stems reach beyond the mist into the white page.
 */
const HERO: Recipe = {
  subject: 'bouquet',
  species: 'dawn',
  palette: 'dawn',
  wrap: 'bare',
  foliage: 'fern',
  shape: 'full',
  ribbon: 'madder',
  ground: 'none',
  seed: 'hero-5',
  width: 1_040,
  height: 1_300,
};

/** Petals of one colour, for an option that a plain colour would not show well. */
const swatch = (palette: string): Recipe => ({
  subject: 'swatch',
  palette,
  seed: 'swatch',
  width: 120,
  height: 120,
});

/** Pictures that every shop has, by path below media/. */
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
