import type { Page } from '../../../machines/page/routes.ts';
import { useReportCategory } from '../../actors/useCatalog.ts';
import { ListedProducts } from '../../shop/list/ListedProducts.tsx';
import { useFacets } from '../../shop/list/useFacets.ts';
import { usePathSearch } from '../../shop/list/usePathSearch.ts';
import { type ListScope, useProductList } from '../../shop/list/useProductList.ts';
import { PageProblem } from '../../shop/PageProblem.tsx';
import { useFreshQuery } from '../../shop/useFreshQuery.ts';
import { CategoryContent } from './CategoryContent.tsx';
import { CategoryHead } from './CategoryHead.tsx';
import { CategoryPlaceholder } from './CategoryPlaceholder.tsx';
import { CategoryQuery } from './categoryQueries.ts';
import { EmptyCategory } from './EmptyCategory.tsx';
import { storedCategory } from './storedCategory.ts';

/**
 * A category page: its head and its products. All queries start at once, but the products wait for
 * the head, so that nothing shifts.
 */
export function CategoryPage({ page }: { page: Page }) {
  const uid = page.uid ?? '';
  const search = usePathSearch(page.path);
  const scope: ListScope = {
    kind: 'category',
    path: page.path,
    filter: { category_uid: { in: [uid] } },
  };
  const list = useProductList(scope, search);
  const facets = useFacets(list);
  const { data, error, isFetching, retry } = useFreshQuery({
    query: CategoryQuery,
    variables: { uid },
  });
  const category = data?.categories?.items?.[0];
  useReportCategory(uid, category ? storedCategory(category) : null);

  if (category) {
    return (
      <>
        <CategoryHead
          category={category}
          suffix={data?.storeConfig?.category_url_suffix}
          products={list.products?.items?.filter((item) => item !== null) ?? []}
        />
        <CategoryContent category={category} />
        {category.display_mode !== 'PAGE' && (
          <ListedProducts list={list} facets={facets} whenEmpty={<EmptyCategory />} />
        )}
      </>
    );
  }
  if (isFetching) return <CategoryPlaceholder />;
  if (error) {
    return (
      <PageProblem
        onRetry={() => {
          retry();
          list.retry();
        }}
      />
    );
  }
  return <PageProblem />;
}
