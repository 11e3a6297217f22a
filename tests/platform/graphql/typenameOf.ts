/**
 * The type of a source that stands behind an interface: what it says itself, else what noun of
 * the shop it is (shop/model.ts).
 */
export function typenameOf(source: object): string | undefined {
  if ('__typename' in source) return String(source.__typename);
  if ('kind' in source) return source.kind === 'simple' ? 'SimpleProduct' : 'ConfigurableProduct';
  if ('parentId' in source) return 'CategoryTree';
  return 'contentHeading' in source ? 'CmsPage' : undefined;
}
