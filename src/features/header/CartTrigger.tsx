import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Link, useRoute } from 'wouter';
import { useItemCount } from '../../shop/useItemCount.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useFormats } from '../../ui/useFormats.ts';
import styles from './Header.module.css';

const BADGE_CAP = 99;

/** The header's link to the cart, with the number of items. Not shown on /checkout. */
export function CartTrigger() {
  const { t } = useLingui();
  const [isCheckout] = useRoute('/checkout');
  const { number, text } = useFormats();
  const count = useItemCount();

  if (isCheckout) return null;

  const shown = number(count);

  return (
    <Link
      href="/cart"
      className={styles.iconLink}
      aria-label={text(
        `cart ${count}`,
        () => t`Cart, ${plural(count, { one: `${shown} item`, other: `${shown} items` })}`,
      )}
    >
      <Icon name="bag" />
      {count > 0 && <Badge>{count > BADGE_CAP ? `${BADGE_CAP}+` : count}</Badge>}
    </Link>
  );
}
