import type { CartDetails } from '../../../../machines/domain.ts';
import type { OrderDraft, Preparation } from '../../../../machines/order/setup.ts';
import { InvalidCartError } from '../../../adapters/graphql/errors.ts';
import { withRegion } from '../../../adapters/graphql/operations/countries.ts';
import { readCartEvidence } from '../../../adapters/graphql/operations/orderEvidence.ts';
import { readCart } from '../../../adapters/graphql/operations/readCart.ts';
import { readCustomer } from '../../../adapters/graphql/operations/session.ts';
import type { Services } from '../services.ts';

/**
 * Collects everything the order needs before anything is sent: both addresses in full (a billing
 * address that is "same as shipping" is replaced by the shipping address), the payer's email
 * address, and a fresh read of the cart.
 */
export async function prepareOrder(services: Services, draft: OrderDraft): Promise<Preparation> {
  const { billingAddress, shippingAddress } = draft;
  const client = services.commerce.client();
  const [payer, cart, shipping, billing] = await Promise.all([
    draft.isSignedIn ? payerOf(services, draft) : draft.email,
    nullIfUnreadable(readCart(client, draft.cartId, services.commerce.view.charged)),
    withRegion(client, shippingAddress),
    'sameAsShippingAddress' in billingAddress ? null : withRegion(client, billingAddress),
  ]);
  return {
    cart,
    order: {
      ...draft,
      email: draft.email || payer,
      payer,
      shippingAddress: shipping,
      billingAddress: billing ?? shipping,
    },
  };
}

/**
 * Returns the cart, or null if it could not be read.
 * @throws InvalidCartError if the platform no longer accepts the cart.
 */
const nullIfUnreadable = (cart: Promise<CartDetails>): Promise<CartDetails | null> =>
  cart.catch((error: unknown) => {
    if (error instanceof InvalidCartError) throw error;
    return null;
  });

/**
 * Checks the customer's cart and returns the customer's email address. The platform places a
 * customer's order by token, not by cart id: it takes whichever cart is active. That must still be
 * the cart which the customer has reviewed.
 * @throws InvalidCartError if it is not.
 */
async function payerOf(
  { commerce: { client } }: Services,
  { cartId }: OrderDraft,
): Promise<string> {
  const [evidence, customer] = await Promise.all([
    readCartEvidence(client(), { cartId, isSignedIn: true }),
    readCustomer(client()),
  ]);
  if (evidence !== 'active')
    throw new InvalidCartError('The cart was ordered.', evidence === 'ordered');
  return customer.email;
}
