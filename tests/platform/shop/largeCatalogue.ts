import { listedProducts, soldUnder } from './catalogue.ts';
import type { Category, Product, Shop, SimpleProduct, Text } from './model.ts';

/** The size that a shop should have: listed products, and categories below the root. */
interface Size {
  products: number;
  categories: number;
}

/** The size of a large shop. */
export const LARGE: Size = { products: 10_000, categories: 500 };

const FIRST_ID = 100_000;

/**
 * Fills a shop up to a size. New categories go below the first two levels of the menu in turn; new
 * products are copies of the existing ones, spread over all categories, and share their pictures.
 * The same shop always grows in the same way.
 */
export function growCatalogue(shop: Shop, { products, categories }: Size): void {
  const added = addCategories(shop, categories);
  const originals = listedProducts(shop);
  const homes = added.length > 0 ? added : shop.categories;
  for (let number = originals.length + 1; number <= products; number++) {
    const original = originals[number % originals.length]!;
    const home = homes[(number * 7) % homes.length]!;
    const product = copyOf(shop, original, number, [...original.categoryIds, home.id]);
    shop.products.set(product.sku, product);
  }
}

/**
 * Adds copies of the shown categories of the first two levels below these until there are enough.
 */
function addCategories(shop: Shop, categories: number): Category[] {
  const originals = shop.categories.filter(
    ({ id, isActive, includeInMenu }) => isActive && includeInMenu && id !== shop.rootCategoryId,
  );
  const tops = originals.filter(({ parentId }) => parentId === shop.rootCategoryId);
  const parents = originals.filter(({ parentId }) => tops.some(({ id }) => id === parentId));
  const missing =
    categories - shop.categories.filter(({ id }) => id !== shop.rootCategoryId).length;
  const added = Array.from({ length: Math.max(0, missing) }, (_, index): Category => {
    const parent = parents[index % parents.length]!;
    const number = Math.floor(index / parents.length) + 1;
    return {
      ...parent,
      id: FIRST_ID + index,
      parentId: parent.id,
      name: withNumber(parent.name, number),
      urlKey: { en: `${parent.urlKey.en}-${number}`, zh: `${parent.urlKey.zh}-${number}` },
      position: 100 + number,
    };
  });
  shop.categories.push(...added);
  return added;
}

const withNumber = ({ en, zh }: Text, number: number): Text => ({
  en: `${en}, no. ${number}`,
  zh: `${zh} ${number}號`,
});

/** Copies a simple product with a price that differs by a few dollars. */
function copyOf(
  shop: Shop,
  original: Product,
  number: number,
  categoryIds: number[],
): SimpleProduct {
  const [sold] = soldUnder(shop, original);
  return {
    ...original,
    kind: 'simple',
    id: FIRST_ID + number,
    sku: `${original.sku}-N${number}`,
    name: withNumber(original.name, number),
    urlKey: { en: `${original.urlKey.en}-${number}`, zh: `${original.urlKey.zh}-${number}` },
    categoryIds,
    links: { related: [original.sku], upsell: [], crosssell: [] },
    price: (sold?.price ?? 0) + ((number * 37) % 40) * 100,
    specialPrice: null,
    stock: number % 23 === 0 ? 0 : 12,
  };
}
