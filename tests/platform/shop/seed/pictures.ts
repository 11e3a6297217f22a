import type { Recipe } from '../../media/botanica/Recipe.ts';
import { CATEGORY_PICTURES } from './pictures/categories.ts';
import { CONTENT_PICTURES } from './pictures/content.ts';
import { productPictures } from './pictures/products.ts';

/** Every picture of the seed by its path below media/, as the generator shall draw it. */
export const pictures: Record<string, Recipe> = {
  ...CONTENT_PICTURES,
  ...CATEGORY_PICTURES,
  ...productPictures(),
};
