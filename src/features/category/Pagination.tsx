import { useLingui } from '@lingui/react/macro';
import { Link, useLocation, useSearchParams } from 'wouter';
import { Icon } from '../../ui/Icon.tsx';
import styles from './CategoryPage.module.css';

/** The pages of a list, as links that keep the rest of the address. */
export function Pagination({ current, total }: { current: number; total: number }) {
  const { t } = useLingui();
  const [path] = useLocation();
  const [search] = useSearchParams();
  if (total < 2) return null;

  const to = (page: number) => {
    const next = new URLSearchParams(search);
    if (page === 1) next.delete('page');
    else next.set('page', String(page));
    const query = next.toString();
    return query ? `${path}?${query}` : path;
  };
  return (
    <nav className={styles.pagination} aria-label={t`Pagination`}>
      <ul>
        {current > 1 && (
          <li>
            <Link href={to(current - 1)} aria-label={t`Previous page`}>
              <Icon name="left" size="small" />
            </Link>
          </li>
        )}
        {Array.from({ length: total }, (_, index) => index + 1).map((page) => (
          <li key={page}>
            <Link
              href={to(page)}
              aria-label={t`Page ${page}`}
              aria-current={page === current ? 'page' : undefined}
            >
              {page}
            </Link>
          </li>
        ))}
        {current < total && (
          <li>
            <Link href={to(current + 1)} aria-label={t`Next page`}>
              <Icon name="right" size="small" />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
