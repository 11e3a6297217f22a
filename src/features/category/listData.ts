/**
 * The structured data of a category's products, in schema.org's vocabulary.
 *
 * @param products - with their URL paths, the store view's prefix included.
 */
export const listData = (products: readonly { name: string | null; path: string }[]) => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: products.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: path,
  })),
});
