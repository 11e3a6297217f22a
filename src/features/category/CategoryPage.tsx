import { Trans } from '@lingui/react/macro';
import type { Page } from '../../../machines/routes.ts';
import { useFreshQuery } from '../../shop/useFreshQuery.ts';
import { FailureView } from '../../ui/FailureView.tsx';
import { CategoryHead } from './CategoryHead.tsx';
import { CategoryPlaceholder } from './CategoryPlaceholder.tsx';
import { CategoryProducts } from './CategoryProducts.tsx';
import { CategoryQuery } from './categoryQueries.ts';
import { useCategoryList } from './useCategoryList.ts';

/**
 * A category: what it is, what lies below it, and its flowers (spec section 2). Both are asked for
 * at once; the flowers wait for the head, so that nothing moves when it comes.
 */
export function CategoryPage({ page }: { page: Page }) {
  const uid = page.uid ?? '';
  const list = useCategoryList(uid, page.path);
  const { data, error, isFetching, retry } = useFreshQuery({
    query: CategoryQuery,
    variables: { uid },
  });
  const category = data?.categories?.items?.[0];

  if (category) {
    return (
      <>
        <CategoryHead category={category} suffix={data?.storeConfig?.category_url_suffix} />
        <CategoryProducts list={list} />
      </>
    );
  }
  if (isFetching) return <CategoryPlaceholder />;
  if (error) {
    return (
      <FailureView
        onRetry={() => {
          retry();
          list.retry();
        }}
      >
        <Trans>Something went wrong. Sorry about that.</Trans>
      </FailureView>
    );
  }
  return (
    <FailureView>
      <Trans>Looks like the page you were hoping to find doesn't exist. Sorry about that.</Trans>
    </FailureView>
  );
}
