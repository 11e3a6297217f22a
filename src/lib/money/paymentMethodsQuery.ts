import type { PaymentMethod } from '../../../machines/domain.ts';
import { graphql, type ResultOf } from '../graphql.ts';

/** The payment methods that the platform offers for a cart, and its instructions for checks. */
export const PaymentMethodsQuery = graphql(`
  query PaymentMethods($cartId: String!) {
    cart(cart_id: $cartId) {
      id
      available_payment_methods {
        code
        title
      }
    }
    storeConfig {
      store_code
      check_money_order_make_check_payable_to
      check_money_order_send_check_to
    }
  }
`);

const CHECK = 'checkmo';

/** Reads the methods from the query's result. @returns null while there is no result. */
export function paymentMethodsOf(
  data: ResultOf<typeof PaymentMethodsQuery> | undefined,
): PaymentMethod[] | null {
  const offered = data?.cart?.available_payment_methods;
  const check = {
    payableTo: data?.storeConfig?.check_money_order_make_check_payable_to || null,
    sendTo: data?.storeConfig?.check_money_order_send_check_to || null,
  };
  const methods = offered?.flatMap((method) =>
    method
      ? { code: method.code, title: method.title, ...(method.code === CHECK && { check }) }
      : [],
  );
  return methods ?? null;
}
