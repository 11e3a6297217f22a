import type { Page } from '../../../machines/page/routes.ts';
import { PageProblem } from '../../shop/PageProblem.tsx';
import { useFreshQuery } from '../../shop/useFreshQuery.ts';
import { ProductDetail } from './ProductDetail.tsx';
import { ProductPlaceholder } from './ProductPlaceholder.tsx';
import { ProductQuery } from './productQuery.ts';
import { urlKeyOf } from './urlKey.ts';

/**
 * A product page. It queries the product by the URL key in the route and verifies the route's uid.
 */
export function ProductPage({ page }: { page: Page }) {
  const { data, error, isFetching, retry } = useFreshQuery({
    query: ProductQuery,
    variables: { urlKey: urlKeyOf(page.relativeUrl ?? page.path) },
  });
  const product = (data?.products?.items ?? [])
    .filter((item) => item !== null)
    .find(({ uid }) => page.uid === null || uid === page.uid);

  if (product) {
    return (
      <ProductDetail product={product} categorySuffix={data?.storeConfig?.category_url_suffix} />
    );
  }
  if (isFetching) return <ProductPlaceholder />;
  return <PageProblem onRetry={error && retry} />;
}
