import { useLingui } from '@lingui/react/macro';
import { Link } from 'wouter';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Header.module.css';

/** The header's link to /wishlist, which asks a guest to sign in. */
export function WishListTrigger() {
  const { t } = useLingui();
  return (
    <Link href="/wishlist" className={styles.iconLink} aria-label={t`Wish List`}>
      <Icon name="heart" />
    </Link>
  );
}
