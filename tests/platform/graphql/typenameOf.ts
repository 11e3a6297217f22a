import type { Product } from '../shop/model.ts';

/**
 * The type of a source that stands behind an interface: what it says itself, else what noun of
 * the shop it is (shop/model.ts).
 */
export function typenameOf(source: object): string | undefined {
  if ('__typename' in source) return String(source.__typename);
  if ('kind' in source) return typenameOfProduct(source as Product);
  if ('parentId' in source) return 'CategoryTree';
  return 'contentHeading' in source ? 'CmsPage' : undefined;
}

/** The type of a product. */
export function typenameOfProduct(product: Product): string {
  if (product.kind === 'simple') return product.isVirtual ? 'VirtualProduct' : 'SimpleProduct';
  return TYPES[product.kind];
}

const TYPES = {
  configurable: 'ConfigurableProduct',
  bundle: 'BundleProduct',
  grouped: 'GroupedProduct',
};
