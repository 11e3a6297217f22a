import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'wouter';
import { searchPath } from '../../lib/catalogue/searchTerm.ts';
import type { ProductList } from '../../shop/list/useProductList.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import styles from './NothingFound.module.css';

interface NothingFoundProps {
  term: string;
  products: ProductList['products'];
}

/** The empty state of a search: similar terms, hints, and a link to all categories. */
export function NothingFound({ term, products }: NothingFoundProps) {
  const { t } = useLingui();
  const suggestions = (products?.suggestions ?? []).flatMap((suggestion) =>
    suggestion && suggestion.search !== term ? [suggestion.search] : [],
  );
  return (
    <EmptyState
      action={
        <LinkButton href="/">
          <Trans>View all categories</Trans>
        </LinkButton>
      }
    >
      {t`No flowers were found for “${term}”.`}
      {suggestions.length > 0 ? (
        <span className={styles.near}>
          <Trans>Did you mean</Trans>
          {suggestions.map((word) => (
            <Link key={word} href={searchPath(word)}>
              {word}
            </Link>
          ))}
        </span>
      ) : (
        <span className={styles.help}>
          <Trans>Try fewer words, or the name of a flower or a color.</Trans>
        </span>
      )}
    </EmptyState>
  );
}
