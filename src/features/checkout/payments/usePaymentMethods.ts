import { useQuery } from 'urql';
import { useCart } from '../../../actors/useCart.ts';
import { PaymentMethodsQuery, paymentMethodsOf } from '../../../lib/money/paymentMethodsQuery.ts';

/** What the cart may be paid with: asked for each time, since it depends on the total. */
export function usePaymentMethods() {
  const { cartId } = useCart();
  const [{ data, error, fetching }, ask] = useQuery({
    query: PaymentMethodsQuery,
    variables: { cartId: cartId ?? '' },
    pause: cartId === null,
    requestPolicy: 'cache-and-network',
  });
  const methods = paymentMethodsOf(data);
  return {
    methods,
    isFailed: !fetching && !methods && (Boolean(error) || data !== undefined),
    isFetching: fetching,
    retry: () => ask({ requestPolicy: 'network-only' }),
  };
}
