import { selectedProduct } from './bundle.ts';
import { isShown, subtree } from './categoryTree.ts';
import type { Category, Product, Shop, SimpleProduct } from './model.ts';

/** The products that lists may contain: enabled ones that are not variants. */
export const listedProducts = (shop: Shop): Product[] =>
  [...shop.products.values()].filter((product) => product.isEnabled && product.isVisible);

/** The listed products of a category and its subcategories. */
export function productsIn(shop: Shop, category: Category): Product[] {
  if (!isShown(shop, category)) return [];
  const ids = new Set(subtree(shop, category).map((one) => one.id));
  return listedProducts(shop).filter((product) => product.categoryIds.some((id) => ids.has(id)));
}

/** The enabled simple products that are sold under a product: its parts or variants, or itself. */
export function soldUnder(shop: Shop, product: Product): SimpleProduct[] {
  if (product.kind === 'simple') return [product];
  return skusUnder(product).flatMap((sku) => {
    const child = shop.products.get(sku);
    return child?.kind === 'simple' && child.isEnabled ? [child] : [];
  });
}

function skusUnder(product: Exclude<Product, SimpleProduct>): string[] {
  if (product.kind === 'configurable') return product.variants.map(({ sku }) => sku);
  if (product.kind === 'grouped') return product.members.map(({ sku }) => sku);
  return product.options.flatMap(({ selections }) => selections.map(({ sku }) => sku));
}

/** Whether a variant is in stock; of a bundle, a product for each of its required options. */
export function isInStock(shop: Shop, product: Product): boolean {
  if (product.kind !== 'bundle') return soldUnder(shop, product).some((one) => one.stock > 0);
  return product.options.every(
    ({ isRequired, selections }) =>
      !isRequired ||
      selections.some(
        (selection) => (selectedProduct(shop, selection)?.stock ?? 0) >= selection.quantity,
      ),
  );
}
