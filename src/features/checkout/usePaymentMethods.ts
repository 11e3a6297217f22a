import { useQuery } from 'urql';
import type { PaymentMethod } from '../../../machines/domain.ts';
import { useCart } from '../../actors/useCart.ts';
import { graphql } from '../../lib/graphql.ts';

const PaymentMethodsQuery = graphql(`
  query PaymentMethods($cartId: String!) {
    cart(cart_id: $cartId) {
      id
      available_payment_methods {
        code
        title
      }
    }
  }
`);

/** What the cart may be paid with: asked for each time, since it depends on the total. */
export function usePaymentMethods() {
  const { cartId } = useCart();
  const [{ data, error, fetching }, ask] = useQuery({
    query: PaymentMethodsQuery,
    variables: { cartId: cartId ?? '' },
    pause: cartId === null,
    requestPolicy: 'cache-and-network',
  });
  const offered = data?.cart?.available_payment_methods;
  const methods: PaymentMethod[] | null =
    offered?.flatMap((method) => (method ? { code: method.code, title: method.title } : [])) ??
    null;
  return {
    methods,
    isFailed: !fetching && !methods && (Boolean(error) || data !== undefined),
    isFetching: fetching,
    retry: () => ask({ requestPolicy: 'network-only' }),
  };
}
