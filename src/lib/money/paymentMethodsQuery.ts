import type { PaymentMethod } from '../../../machines/domain.ts';
import { graphql, type ResultOf } from '../graphql.ts';

/** The payment methods that the platform offers for a cart. */
export const PaymentMethodsQuery = graphql(`
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

/** Reads the methods from the query's result. @returns null while there is no result. */
export function paymentMethodsOf(
  data: ResultOf<typeof PaymentMethodsQuery> | undefined,
): PaymentMethod[] | null {
  const offered = data?.cart?.available_payment_methods;
  return (
    offered?.flatMap((method) => (method ? { code: method.code, title: method.title } : [])) ?? null
  );
}
