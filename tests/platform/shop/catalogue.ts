import { isShown, subtree } from './categoryTree.ts';
import type { Category, Product, Shop, SimpleProduct } from './model.ts';

/** What may be listed: switched on, and not the variant of another product. */
export const listedProducts = (shop: Shop): Product[] =>
  [...shop.products.values()].filter((product) => product.isEnabled && product.isVisible);

/** The listed products of a category and of those below it. */
export function productsIn(shop: Shop, category: Category): Product[] {
  if (!isShown(shop, category)) return [];
  const ids = new Set(subtree(shop, category).map((one) => one.id));
  return listedProducts(shop).filter((product) => product.categoryIds.some((id) => ids.has(id)));
}

/** What is sold under the product: its variants that are switched on, or itself. */
export function soldUnder(shop: Shop, product: Product): SimpleProduct[] {
  if (product.kind === 'simple') return [product];
  return product.variants.flatMap(({ sku }) => {
    const child = shop.products.get(sku);
    return child?.kind === 'simple' && child.isEnabled ? [child] : [];
  });
}

export const isInStock = (shop: Shop, product: Product): boolean =>
  soldUnder(shop, product).some((one) => one.stock > 0);
