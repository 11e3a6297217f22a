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
  seed: 'hero',
  width: 1_040,
  height: 1_300,
};

/** What every shop has, whatever it sells; by path below media/. */
const HOUSE: Record<string, Recipe> = {
  'catalog/product/placeholder/placeholder.jpg': PLACEHOLDER,
  'catalog/category/placeholder/placeholder.jpg': PLACEHOLDER,
  'wysiwyg/hero.png': HERO,
};

/** Every picture of the demo shop, by path below media/. */
export const PICTURES: Record<string, Recipe> = { ...HOUSE, ...seeded };
