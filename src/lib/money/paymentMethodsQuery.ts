import type { PaymentMethod } from '../../../machines/domain.ts';
import { graphql, type ResultOf } from '../graphql.ts';

/** What a cart may be paid with. */
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

/** Null until the platform has told. */
export function paymentMethodsOf(
  data: ResultOf<typeof PaymentMethodsQuery> | undefined,
): PaymentMethod[] | null {
  const offered = data?.cart?.available_payment_methods;
  return (
    offered?.flatMap((method) => (method ? { code: method.code, title: method.title } : [])) ?? null
  );
}
