import { useEffect, useState } from 'react';
import { useQuery } from 'urql';
import { useCartId } from '../actors/useCartId.ts';
import { usePwaFields } from '../actors/useEnvironment.ts';
import {
  CartTrigger as CartTriggerQuery,
  CartTriggerWithSummary,
} from '../lib/cartTriggerQuery.ts';
import { CART_SUMMARY, isUnknownField } from '../lib/platform/optionalFields.ts';

/** The result that both queries have in common. */
interface Count {
  cart: {
    total_quantity: number;
    total_summary_quantity_including_config?: number | null;
  } | null;
}

/**
 * The number of items in the cart. Zero without a cart id: a shopper who has added nothing has
 * none.
 */
export function useItemCount(): number {
  const cartId = useCartId();
  const { setting, ignore } = usePwaFields();
  const [isPlain, setPlain] = useState(setting === 'off');
  const [{ data, error }] = useQuery<Count>({
    query: isPlain ? CartTriggerQuery : CartTriggerWithSummary,
    variables: { cart_id: cartId ?? '' },
    pause: cartId === null,
  });
  const isUnknown = setting === 'auto' && isUnknownField(CART_SUMMARY, error?.graphQLErrors);
  useEffect(() => {
    if (!isUnknown) return;
    setPlain(true);
    ignore();
  }, [isUnknown, ignore]);
  const cart = cartId === null ? null : data?.cart;
  return cart?.total_summary_quantity_including_config ?? cart?.total_quantity ?? 0;
}
