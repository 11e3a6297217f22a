import { breadcrumbData } from '../../shop/breadcrumbData.ts';
import { productPath } from '../../shop/productPath.ts';
import type { Crumb } from '../../ui/Breadcrumbs.tsx';

export interface ListedProduct {
  name: string | null;
  url_key: string | null;
  url_suffix: string | null;
}

/**
 * The way to a category and its flowers, in schema.org's words.
 *
 * @param trail from home to the category's parent.
 * @param href makes a path of the shop an address below the root.
 */
export function listData(
  trail: readonly Crumb[],
  products: readonly ListedProduct[],
  href: (path: string) => string,
) {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      breadcrumbData(trail, href),
      {
        '@type': 'ItemList',
        itemListElement: products.map((product, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: product.name,
          url: href(productPath(product)),
        })),
      },
    ],
  };
}
