import { useMemo } from 'react';
import { useQuery } from 'urql';
import { useCartFields } from '../../../actors/useCart.ts';
import { PaymentMethodsQuery, paymentMethodsOf } from '../../../lib/money/paymentMethodsQuery.ts';

/**
 * The payment methods for the cart. They depend on the total, so they are refetched each time, and
 * when the total changes, as by a coupon in another tab.
 */
export function usePaymentMethods() {
  const { cartId, details } = useCartFields('cartId', 'details');
  const total = details?.prices.grand_total?.value;
  // urql executes a query again when its context is another object.
  const context = useMemo(() => ({ total }), [total]);
  const [{ data, error, fetching }, refetch] = useQuery({
    query: PaymentMethodsQuery,
    variables: { cartId: cartId ?? '' },
    pause: cartId === null,
    requestPolicy: 'cache-and-network',
    context,
  });
  const methods = paymentMethodsOf(data);
  return {
    methods,
    isFailed: !fetching && !methods && (Boolean(error) || data !== undefined),
    isFetching: fetching,
    retry: () => refetch({ requestPolicy: 'network-only' }),
  };
}
