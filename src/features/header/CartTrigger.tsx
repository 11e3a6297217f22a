import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type CombinedError, useQuery } from 'urql';
import { Link, useRoute } from 'wouter';
import { useCartId } from '../../actors/useCartId.ts';
import { usePwaFields } from '../../actors/useConfig.ts';
import { graphql } from '../../lib/graphql.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Header.module.css';

const BADGE_CAP = 99;

const PlainCartTriggerQuery = graphql(`
  query CartTrigger($cartId: String!) {
    cart(cart_id: $cartId) {
      id
      total_quantity
    }
  }
`);

const CartTriggerQuery = graphql(`
  query CartTriggerWithSummary($cartId: String!) {
    cart(cart_id: $cartId) {
      id
      total_quantity
      total_summary_quantity_including_config
    }
  }
`);

/** The header's link to the cart, with a count. Absent on /checkout (spec section 2). */
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
  const pwaFields = usePwaFields();
  const variables = { cartId: cartId ?? '' };
  const [full] = useQuery({
    query: CartTriggerQuery,
    variables,
    pause: cartId === null || pwaFields === 'off',
  });
  const isPlain = pwaFields === 'off' || (pwaFields === 'auto' && isUnknownField(full.error));
  const [plain] = useQuery({
    query: PlainCartTriggerQuery,
    variables,
    pause: cartId === null || !isPlain,
  });
  if (cartId === null) return 0;
  return isPlain
    ? (plain.data?.cart?.total_quantity ?? 0)
    : (full.data?.cart?.total_summary_quantity_including_config ?? 0);
}

/** Whether the platform does not have the summary field, as one without the PWA modules. */
function isUnknownField(error: CombinedError | undefined): boolean {
  return Boolean(
    error?.graphQLErrors.some(({ message }) =>
      message.includes('total_summary_quantity_including_config'),
    ),
  );
}
