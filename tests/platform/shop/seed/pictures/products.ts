import type { Recipe } from '../../../media/botanica/Recipe.ts';
import type { ColourName, SizeName } from '../attributeValues.ts';
import type { DemoProduct } from '../products/DemoProduct.ts';
import { demoProducts } from '../products/demoProducts.ts';
import { OTHER_KINDS_PICTURED } from '../products/otherKinds.ts';
import { type Combination, combinations } from '../products/variants.ts';
import { PICTURE_KINDS, pictureFile } from './paths.ts';

/** Three pictures of each product and one of each variant, by path below media/. */
export function productPictures(): Record<string, Recipe> {
  const pictures: Record<string, Recipe> = {};
  const put = (product: Pick<DemoProduct, 'urlKey'>, kind: string, recipe: Recipe) => {
    pictures[`catalog/product${pictureFile(product.urlKey.en, kind)}`] = recipe;
  };
  for (const one of [...demoProducts, ...OTHER_KINDS_PICTURED]) {
    for (const view of PICTURE_KINDS) put(one, view, { ...one.recipe, seed: one.sku, view });
  }
  for (const product of demoProducts) {
    for (const one of combinations(product)) put(product, one.key, variantRecipe(product, one));
  }
  return pictures;
}

/** Number of blooms relative to the product's own picture. */
const FULLNESS: Record<SizeName, number> = { posy: 0.78, classic: 1.04, grand: 1.26 };

const PALETTES: Record<ColourName, string> = {
  madder: 'crimson',
  blush: 'blush',
  ivory: 'ivory',
  lilac: 'lilac',
  leaf: 'forest',
  apricot: 'apricot',
  butter: 'butter',
  coral: 'coral',
  sky: 'blue',
  plum: 'plum',
};

/** The recipe of a variant: the same flowers in another number and colour. */
function variantRecipe(
  { recipe, sku, colourOf }: DemoProduct,
  { size, colour, key }: Combination,
): Recipe {
  return {
    ...recipe,
    view: 'front',
    seed: `${sku}-${colourOf === 'flowers' ? key : (size ?? key)}`,
    ...(size && { fullness: FULLNESS[size] }),
    ...(colour && (colourOf === 'flowers' ? { palette: PALETTES[colour] } : { ribbon: colour })),
  };
}
