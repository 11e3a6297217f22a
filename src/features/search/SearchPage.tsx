import { useLingui } from '@lingui/react/macro';
import type { Page } from '../../../machines/page/routes.ts';
import { useRecordSearch } from '../../actors/useRecents.ts';
import { termIn } from '../../lib/catalogue/searchTerm.ts';
import { DocumentHead } from '../../shop/DocumentHead.tsx';
import { ListedProducts } from '../../shop/list/ListedProducts.tsx';
import { usePathSearch } from '../../shop/list/usePathSearch.ts';
import { type ListScope, useProductList } from '../../shop/list/useProductList.ts';
import { NothingFound } from './NothingFound.tsx';
import styles from './SearchPage.module.css';
import { SearchStart } from './SearchStart.tsx';

/**
 * /search: the results of a search. Term, filters, sort order and page number are in the query
 * string.
 */
export function SearchPage({ page }: { page: Page }) {
  const { t } = useLingui();
  const search = usePathSearch(page.path);
  const term = termIn(search);
  return (
    <>
      <DocumentHead title={term ? t`Search: ${term}` : t`Search`} />
      <div className={`row ${styles.head}`}>
        <h1>{term ? t`Flowers for “${term}”` : t`Search`}</h1>
      </div>
      {term ? (
        <SearchResults key={term} path={page.path} search={search} term={term} />
      ) : (
        <SearchStart />
      )}
    </>
  );
}

interface SearchResultsProps {
  path: string;
  search: URLSearchParams;
  term: string;
}

/** The results of one term. Keyed by the term, so that the results of another term never show. */
function SearchResults({ path, search, term }: SearchResultsProps) {
  const scope: ListScope = { kind: 'search', path, term, filter: {} };
  useRecordSearch(term);
  const list = useProductList(scope, search);
  const nothing = <NothingFound term={term} products={list.products} />;
  return <ListedProducts list={list} whenEmpty={nothing} />;
}
