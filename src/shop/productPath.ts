/** The path of a product page: /{url_key}{suffix}. */
export function productPath(product: {
  url_key?: string | null;
  url_suffix?: string | null;
}): string {
  return `/${product.url_key ?? ''}${product.url_suffix ?? ''}`;
}
