import { useQuery } from 'urql';
import { useCartFields } from '../../../actors/useCart.ts';
import { PaymentMethodsQuery, paymentMethodsOf } from '../../../lib/money/paymentMethodsQuery.ts';

/** The payment methods for the cart. They depend on the total, so they are refetched each time. */
export function usePaymentMethods() {
  const { cartId } = useCartFields('cartId');
  const [{ data, error, fetching }, refetch] = useQuery({
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
    retry: () => refetch({ requestPolicy: 'network-only' }),
  };
}
