import { useLingui } from '@lingui/react/macro';
import { Link, useLocation } from 'wouter';
import styles from './AccountLinks.module.css';

/** The navigation among the customer's pages. */
export function AccountLinks({ onLeave }: { onLeave: () => void }) {
  const { t } = useLingui();
  const [path] = useLocation();
  const pages = [
    ['/account', t`Account Information`],
    ['/order-history', t`Order History`],
    ['/address-book', t`Address Book`],
    ['/saved-payments', t`Saved Payments`],
    ['/communications', t`Communications`],
    ['/wishlist', t`Wish List`],
  ] as const;
  return (
    <ul className={styles.links}>
      {pages.map(([href, name]) => (
        <li key={href}>
          <Link href={href} aria-current={path === href ? 'page' : undefined} onClick={onLeave}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
