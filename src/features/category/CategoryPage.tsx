import type { Page } from '../../../machines/page/routes.ts';
import { useReportCategory } from '../../actors/useCatalog.ts';
import { PageProblem } from '../../shop/PageProblem.tsx';
import { useFreshQuery } from '../../shop/useFreshQuery.ts';
import { hydratedSeparately } from '../../ui/hydratedSeparately.tsx';
import { CategoryContent } from './CategoryContent.tsx';
import { CategoryHead } from './CategoryHead.tsx';
import { CategoryPlaceholder } from './CategoryPlaceholder.tsx';
import { CategoryProducts } from './CategoryProducts.tsx';
import { CategoryQuery } from './categoryQueries.ts';
import { storedCategory } from './storedCategory.ts';

const SeparateProducts = hydratedSeparately(CategoryProducts);

/**
 * A category page: its head and its products. All queries start at once, but the products are
 * hidden until the head is there, so that nothing shifts.
 */
export function CategoryPage({ page }: { page: Page }) {
  const uid = page.uid ?? '';
  const { data, error, isFetching, retry } = useFreshQuery({
    query: CategoryQuery,
    variables: { uid },
  });
  const category = data?.categories?.items?.[0];
  useReportCategory(uid, category ? storedCategory(category) : null);

  if (!category && !isFetching) return <PageProblem onRetry={error && retry} />;
  return (
    <>
      {category ? (
        <>
          <CategoryHead category={category} suffix={data?.storeConfig?.category_url_suffix} />
          <CategoryContent category={category} />
        </>
      ) : (
        <CategoryPlaceholder />
      )}
      {category?.display_mode !== 'PAGE' && (
        <div hidden={!category}>
          <SeparateProducts path={page.path} uid={uid} />
        </div>
      )}
    </>
  );
}
