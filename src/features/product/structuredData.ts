import { isSoldHere } from '../../lib/catalogue/isSoldHere.ts';
import { textOfHtml } from '../../lib/text/textOfHtml.ts';
import { imageUrl } from '../../lib/url/imageUrl.ts';
import { breadcrumbData } from '../../shop/breadcrumbData.ts';
import type { Crumb } from '../../ui/Breadcrumbs.tsx';
import { picturesOf } from './pictures.ts';
import type { Product } from './productQuery.ts';

/**
 * The structured data of a product page: the product and its breadcrumbs, in schema.org's
 * vocabulary.
 *
 * @param trail - from the home page to the product itself.
 * @param href - turns a path of the shop into a URL path with the store view's prefix.
 */
export function structuredData(
  product: Product,
  trail: readonly Crumb[],
  href: (path: string) => string,
) {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Product',
        name: product.name,
        sku: product.sku,
        description: textOfHtml(product.short_description?.html || product.description?.html),
        image: picturesOf(product, null).flatMap(({ url }) =>
          url ? imageUrl(url, { type: 'image-product', width: 960, height: 1200 }) : [],
        ),
        url: href(trail.at(-1)?.href ?? '/'),
        // The shop only displays other types: they cannot be ordered at these prices.
        offers: isSoldHere(product) ? offerOf(product) : undefined,
      },
      breadcrumbData(trail, href),
    ],
  };
}

function offerOf({ price_range, stock_status }: Product) {
  const lowest = price_range.minimum_price.final_price;
  const highest = price_range.maximum_price?.final_price.value ?? lowest.value;
  const availability = `https://schema.org/${stock_status === 'OUT_OF_STOCK' ? 'OutOfStock' : 'InStock'}`;
  const terms = { priceCurrency: lowest.currency, availability };
  return highest === lowest.value
    ? { '@type': 'Offer', price: lowest.value, ...terms }
    : { '@type': 'AggregateOffer', lowPrice: lowest.value, highPrice: highest, ...terms };
}
