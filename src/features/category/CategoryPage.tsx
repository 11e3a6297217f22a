import { Trans } from '@lingui/react/macro';
import type { Page } from '../../../machines/routes.ts';
import { useFreshQuery } from '../../shop/useFreshQuery.ts';
import { FailureView } from '../../ui/FailureView.tsx';
import { CategoryHead } from './CategoryHead.tsx';
import { CategoryPlaceholder } from './CategoryPlaceholder.tsx';
import { CategoryProducts } from './CategoryProducts.tsx';
import { CategoryQuery } from './categoryQueries.ts';

/** A category: what it is, what lies below it, and its flowers (spec section 2). */
export function CategoryPage({ page }: { page: Page }) {
  const uid = page.uid ?? '';
  const { data, error, isFetching, retry } = useFreshQuery({
    query: CategoryQuery,
    variables: { uid },
  });
  const category = data?.categories?.items?.[0];

  if (!category && !isFetching) {
    return error ? (
      <FailureView onRetry={retry}>
        <Trans>Something went wrong. Sorry about that.</Trans>
      </FailureView>
    ) : (
      <FailureView>
        <Trans>Looks like the page you were hoping to find doesn't exist. Sorry about that.</Trans>
      </FailureView>
    );
  }
  return (
    <>
      {category ? (
        <CategoryHead category={category} suffix={data?.storeConfig?.category_url_suffix} />
      ) : (
        <CategoryPlaceholder />
      )}
      {/* Asked for beside the category, not after it; it keeps its place in the tree. */}
      <CategoryProducts uid={uid} />
    </>
  );
}
