import { refuse } from '../shop/cartRefusal.ts';
import type { Order, RequestContext } from '../shop/model.ts';
import { orderSource } from './checkoutOrder.ts';
import { signedIn } from './customer.ts';
import { ordersOf } from './customerOrders.ts';
import type { RootResolvers, TypeResolvers } from './resolvers.ts';

/** The facts that find an order: Magento 2.4.8 compares the last name, 2.4.7 the postcode. */
type OrderFacts = { number: string; email: string } & ({ lastname: string } | { postcode: string });

export const queries: RootResolvers = {
  customerOrders: (_, context) => ordersOf(signedIn(context), {}, context),
  guestOrder: ({ input }: { input: OrderFacts }, { shop }: RequestContext) =>
    guestsOrder(
      shop.orders.find(
        ({ number, email, billingAddress }) =>
          number === input.number &&
          email === input.email &&
          ('postcode' in input
            ? billingAddress.postcode === input.postcode
            : billingAddress.lastname === input.lastname),
      ),
    ),
  guestOrderByToken: ({ input }: { input: { token: string } }, { shop }: RequestContext) =>
    guestsOrder(shop.orders.find(({ token }) => token === input.token)),
};

export const mutations: RootResolvers = {};
export const types: TypeResolvers = {};

/** Returns a guest's order. Refuses a customer's order, which only the customer may see. */
function guestsOrder(order: Order | undefined) {
  if (!order) {
    refuse('noSuchEntity', "We couldn't locate an order with the information provided.");
  }
  if (order.customerId !== null) refuse('authorization', 'Please login to view the order.');
  return orderSource(order);
}
