import { useLingui } from '@lingui/react/macro';
import { Link, useLocation, useSearchParams } from 'wouter';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Pagination.module.css';
import { pagesToName, searchWith } from './paging.ts';

interface PaginationProps {
  current: number;
  total: number;
  /** The shopper has gone to another page. */
  onGo: () => void;
}

/** The pages of a list, as links that keep the rest of the address. */
export function Pagination({ current, total, onGo }: PaginationProps) {
  const { t } = useLingui();
  const [path] = useLocation();
  const [search] = useSearchParams();
  if (total < 2) return null;

  const to = (page: number) => ({
    href: path + searchWith(search, { page: page === 1 ? null : String(page) }),
    onClick: onGo,
  });
  return (
    <nav className={styles.pagination} aria-label={t`Pagination`}>
      <ul>
        {current > 1 && (
          <li>
            <Link {...to(current - 1)} aria-label={t`Previous page`} rel="prev">
              <Icon name="left" size="small" />
            </Link>
          </li>
        )}
        {pagesToName(current, total).map((page, index) =>
          page === null ? (
            <li key={`gap-${index}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={page}>
              <Link
                {...to(page)}
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
            <Link {...to(current + 1)} aria-label={t`Next page`} rel="next">
              <Icon name="right" size="small" />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
