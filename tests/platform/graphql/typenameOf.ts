import type { Product } from '../shop/model.ts';

/**
 * The type of a source behind an interface: its own `__typename`, or else the type of its entity in
 * shop/model.ts.
 */
export function typenameOf(source: object): string | undefined {
  if ('__typename' in source) return String(source.__typename);
  if ('kind' in source) return typenameOfProduct(source as Product);
  if ('parentId' in source) return 'CategoryTree';
  return 'contentHeading' in source ? 'CmsPage' : undefined;
}

/** The GraphQL type of a product. */
export function typenameOfProduct(product: Product): string {
  if (product.kind === 'simple') return product.isVirtual ? 'VirtualProduct' : 'SimpleProduct';
  return TYPES[product.kind];
}

const TYPES = {
  configurable: 'ConfigurableProduct',
  bundle: 'BundleProduct',
  grouped: 'GroupedProduct',
};
