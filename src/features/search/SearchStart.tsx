import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useQuery } from 'urql';
import { Link, useLocation } from 'wouter';
import { useRecentSearches } from '../../actors/useRecents.ts';
import { useSearchToggle } from '../../actors/useSearchToggle.ts';
import { searchPath } from '../../lib/catalogue/searchTerm.ts';
import { categoryPath } from '../../shop/categoryPath.ts';
import { MegaMenuQuery } from '../../shop/megaMenuQuery.ts';
import { menuOrder } from '../../shop/menuOrder.ts';
import { SearchBox } from '../../shop/search/SearchBox.tsx';
import { SearchInput } from '../../shop/search/SearchInput.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import styles from './SearchPage.module.css';
import { SearchSuggestions } from './SearchSuggestions.tsx';

/**
 * /search without a term: the open field, the recent searches and the top categories. While the
 * header's field is open, it is the only one.
 */
export function SearchStart() {
  const { t } = useLingui();
  const { isOpen: isHeaderFieldOpen } = useSearchToggle();
  const [, navigate] = useLocation();
  const [text, setText] = useState('');
  const [settled, setSettled] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const settledTerm = settled.trim();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim()) navigate(searchPath(text));
  };
  const clear = () => {
    setText('');
    setSettled('');
    input.current?.focus();
  };
  return (
    <div className={`row ${styles.start}`}>
      {!isHeaderFieldOpen && (
        <div>
          <SearchBox onSubmit={onSubmit}>
            <SearchInput ref={input} value={text} onChange={setText} onSettle={setSettled} />
            {text && <IconButton icon="close" label={t`Clear Text`} onClick={clear} />}
          </SearchBox>
          {settledTerm ? (
            <SearchSuggestions text={settledTerm} field={input} onLeave={() => {}} />
          ) : (
            <p className={styles.hint}>
              <Trans>Type a flower, a color or an occasion.</Trans>
            </p>
          )}
        </div>
      )}
      {!settledTerm && (
        <>
          <RecentSearches />
          <TopCategories />
        </>
      )}
    </div>
  );
}

/** Links to the terms that the shopper searched for last; null without any. */
function RecentSearches() {
  const id = useId();
  const terms = useRecentSearches();
  if (terms.length === 0) return null;
  return (
    <nav aria-labelledby={id}>
      <h2 id={id}>
        <Trans>Recent searches</Trans>
      </h2>
      <ul className={styles.recent}>
        {terms.map((term) => (
          <li key={term}>
            <Link href={searchPath(term)}>{term}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Links to the top categories. If they cannot be loaded, the page does without them. */
function TopCategories() {
  const id = useId();
  const [{ data }] = useQuery({ query: MegaMenuQuery });
  const config = data?.storeConfig;
  const items = data?.categories?.items ?? [];
  const root = items.find((item) => item?.uid === config?.root_category_uid) ?? items[0];
  const topCategories = menuOrder(root?.children);
  if (topCategories.length === 0) return null;
  return (
    <nav aria-labelledby={id}>
      <h2 id={id}>
        <Trans>Browse categories</Trans>
      </h2>
      <ul className={styles.chapters}>
        {topCategories.map((category) => (
          <li key={category.uid}>
            <Link href={categoryPath(category, config?.category_url_suffix)}>{category.name}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
