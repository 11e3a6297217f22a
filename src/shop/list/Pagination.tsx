import { useLingui } from '@lingui/react/macro';
import { Link } from 'wouter';
import { pagesToLink } from '../../lib/catalogue/paging.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Pagination.module.css';

interface PaginationProps {
  current: number;
  total: number;
  /** The address of a page. */
  pageHref: (page: number) => string;
}

/** The pagination of a list. Its links keep the rest of the address. */
export function Pagination({ current, total, pageHref }: PaginationProps) {
  const { t } = useLingui();
  if (total < 2) return null;

  const link = (page: number) => ({ href: pageHref(page), state: { isInPlace: true } });
  return (
    <nav className={styles.pagination} aria-label={t`Pagination`}>
      <ul>
        {current > 1 && (
          <li>
            <Link {...link(current - 1)} aria-label={t`Previous page`} rel="prev">
              <Icon name="left" size="small" />
            </Link>
          </li>
        )}
        {pagesToLink(current, total).map((page, index) =>
          page === null ? (
            <li key={`gap-${index}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={page}>
              <Link
                {...link(page)}
                aria-label={t`Page ${page}`}
                aria-current={page === current ? 'page' : undefined}
              >
                {page}
              </Link>
            </li>
          ),
        )}
        {current < total && (
          <li>
            <Link {...link(current + 1)} aria-label={t`Next page`} rel="next">
              <Icon name="right" size="small" />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
