import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { type CombinedError, useQuery } from 'urql';
import { Link, useRoute } from 'wouter';
import { useCartId } from '../../actors/useCartId.ts';
import { usePwaFields } from '../../actors/useConfig.ts';
import {
  CartTrigger as CartTriggerQuery,
  CartTriggerWithSummary,
} from '../../lib/cartTriggerQuery.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Header.module.css';

const BADGE_CAP = 99;

/** What either of them answers. */
interface Count {
  cart: {
    total_quantity: number;
    total_summary_quantity_including_config?: number | null;
  } | null;
}

/** The header's link to the cart, with a count. Absent on /checkout. */
export function CartTrigger() {
  const { t } = useLingui();
  const [isCheckout] = useRoute('/checkout');
  const count = useItemCount();

  if (isCheckout) return null;

  return (
    <Link
      href="/cart"
      className={styles.iconLink}
      aria-label={t`Cart, ${plural(count, { one: '# item', other: '# items' })}`}
    >
      <Icon name="bag" />
      {count > 0 && <Badge>{count > BADGE_CAP ? `${BADGE_CAP}+` : count}</Badge>}
    </Link>
  );
}

/** Zero until there is a cart: a shopper who has added nothing has no cart id. */
function useItemCount(): number {
  const cartId = useCartId();
  const { pwaFields, forgoPwaFields } = usePwaFields();
  const [isPlain, setPlain] = useState(pwaFields === 'off');
  const [{ data, error }] = useQuery<Count>({
    query: isPlain ? CartTriggerQuery : CartTriggerWithSummary,
    variables: { cartId: cartId ?? '' },
    pause: cartId === null,
  });
  const isUnknown = pwaFields === 'auto' && isUnknownField(error);
  useEffect(() => {
    if (!isUnknown) return;
    setPlain(true);
    forgoPwaFields();
  }, [isUnknown, forgoPwaFields]);
  const cart = cartId === null ? null : data?.cart;
  return cart?.total_summary_quantity_including_config ?? cart?.total_quantity ?? 0;
}

/** Whether the platform does not have the summary field, as one without the PWA modules. */
function isUnknownField(error: CombinedError | undefined): boolean {
  return Boolean(
    error?.graphQLErrors.some(({ message }) =>
      message.includes('total_summary_quantity_including_config'),
    ),
  );
}
