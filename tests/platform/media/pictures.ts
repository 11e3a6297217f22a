import type { Recipe } from './botanica/Recipe.ts';

/** Shown where a product has no picture of its own. */
export const PLACEHOLDER: Recipe = { subject: 'placeholder', seed: 'placeholder' };

/** Every picture of the demo shop, by path below media/. */
export const PICTURES: Record<string, Recipe> = {
  'catalog/product/placeholder/placeholder.jpg': PLACEHOLDER,
};
