import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from 'urql';
import { Link, useSearchParams } from 'wouter';
import type { Page } from '../../../machines/routes.ts';
import { RichContent } from '../../content/RichContent.tsx';
import { categoryPath } from '../../shop/categoryPath.ts';
import { menuOrder } from '../../shop/menuOrder.ts';
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx';
import { FailureView } from '../../ui/FailureView.tsx';
import styles from './CategoryPage.module.css';
import { CategoryPlaceholder } from './CategoryPlaceholder.tsx';
import { CategoryProducts } from './CategoryProducts.tsx';
import { CategoryQuery } from './categoryQueries.ts';
import { pageNumber, sortChoice } from './sorting.ts';

/** A category: what it is, what lies below it, and its flowers (spec §2). */
export function CategoryPage({ page }: { page: Page }) {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const uid = page.uid ?? '';
  const [{ data, fetching, error }, retry] = useQuery({ query: CategoryQuery, variables: { uid } });
  const category = data?.categories?.items?.[0];
  const suffix = data?.storeConfig?.category_url_suffix;
  // Beside the category's own query, not after it.
  const products = (
    <CategoryProducts
      uid={uid}
      page={pageNumber(search.get('page'))}
      sort={sortChoice(search.get('sort'))}
    />
  );

  if (!category) {
    if (fetching) return <CategoryPlaceholder>{products}</CategoryPlaceholder>;
    return error ? (
      <FailureView onRetry={() => retry({ requestPolicy: 'network-only' })}>
        <Trans>Something went wrong. Sorry about that.</Trans>
      </FailureView>
    ) : (
      <FailureView>
        <Trans>Looks like the page you were hoping to find doesn't exist. Sorry about that.</Trans>
      </FailureView>
    );
  }
  const name = category.name ?? '';
  const trail = (category.breadcrumbs ?? [])
    .filter((crumb) => crumb !== null)
    .map((crumb) => ({
      name: crumb.category_name ?? '',
      href: categoryPath({ url_path: crumb.category_url_path }, suffix),
    }));
  const children = menuOrder(category.children);
  return (
    <>
      <title>{`${category.meta_title || name} · Florilegium`}</title>
      {category.meta_description && <meta name="description" content={category.meta_description} />}
      <Breadcrumbs trail={[{ name: t`Home`, href: '/' }, ...trail]} current={name} />
      <div className={`row ${styles.head}`}>
        <h1>{name}</h1>
        {category.description && (
          <div className="lead">
            <RichContent html={category.description} />
          </div>
        )}
      </div>
      {children.length > 0 && (
        <nav className={`row ${styles.below}`} aria-label={t`Within ${name}`}>
          <ul>
            {children.map((child) => (
              <li key={child.uid}>
                <Link href={categoryPath(child, suffix)}>{child.name}</Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {products}
    </>
  );
}
