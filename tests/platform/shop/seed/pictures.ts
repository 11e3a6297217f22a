import type { Recipe } from '../../media/botanica/Recipe.ts';
import { CATEGORY_PICTURES } from './pictures/categories.ts';
import { CONTENT_PICTURES } from './pictures/content.ts';
import { productPictures } from './pictures/products.ts';

/** The recipe of every picture in the seed, by path below media/. */
export const pictures: Record<string, Recipe> = {
  ...CONTENT_PICTURES,
  ...CATEGORY_PICTURES,
  ...productPictures(),
};
