import { enabledProduct } from '../shop/cartChoice.ts';
import { categoryById, categoryPath, isShown, SUFFIX } from '../shop/categoryTree.ts';
import type { Product, RequestContext } from '../shop/model.ts';

/** Resolves the older list of links to other products, which has their SKUs and link types only. */
export function productLinks({ sku, links }: Product, _: unknown, { shop }: RequestContext) {
  return Object.entries(links).flatMap(([type, skus]) =>
    skus.flatMap((linked, index) => {
      const product = enabledProduct(shop, linked);
      if (!product) return [];
      return {
        __typename: 'ProductLinks',
        sku,
        link_type: type,
        linked_product_sku: linked,
        linked_product_type: product.kind,
        position: index + 1,
      };
    }),
  );
}

/** All URLs of the product in the view: its own, and one below each of its categories. */
export function urlRewrites(product: Product, _: unknown, { shop, view }: RequestContext) {
  const { language } = view;
  const own = `${product.urlKey[language]}${SUFFIX}`;
  const entity = { name: 'id', value: String(product.id) };
  const below = product.categoryIds.flatMap((id) => {
    const category = categoryById(shop, id);
    if (!category || !isShown(shop, category)) return [];
    const url = `${categoryPath(shop, category, language)}/${own}`;
    return { url, parameters: [entity, { name: 'category', value: String(id) }] };
  });
  return [{ url: own, parameters: [entity] }, ...below];
}
