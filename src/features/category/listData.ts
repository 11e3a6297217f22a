import { breadcrumbData } from '../../shop/breadcrumbData.ts';
import { productPath } from '../../shop/productPath.ts';
import type { Crumb } from '../../ui/Breadcrumbs.tsx';

export interface ListedProduct {
  name: string | null;
  url_key: string | null;
  url_suffix: string | null;
}

/**
 * The structured data of a category page: its breadcrumbs and its products, in schema.org's
 * vocabulary.
 *
 * @param trail - from the home page to the category's parent.
 * @param href - turns a path of the shop into a URL path with the store view's prefix.
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
