import type { CartDetails } from '../../../machines/domain.ts';
import type { OrderDraft, Preparation } from '../../../machines/order/setup.ts';
import { CartIsInvalid } from '../../adapters/graphql/errors.ts';
import { readCart } from '../../adapters/graphql/operations/cart.ts';
import { formatAddress } from '../../adapters/graphql/operations/checkout.ts';
import { askCart } from '../../adapters/graphql/operations/orderEvidence.ts';
import { readCustomer } from '../../adapters/graphql/operations/session.ts';
import type { Services } from './services.ts';

/**
 * Looks up all that the platform needs, before anything is sent: both addresses in full (the flag
 * of the billing address gives way to the address itself), whose order it is, and the cart of now.
 */
export async function prepareOrder(services: Services, draft: OrderDraft): Promise<Preparation> {
  const { billingAddress, shippingAddress } = draft;
  const client = services.commerce.client();
  const [payer, cart, shipping, billing] = await Promise.all([
    draft.isSignedIn ? payerOf(services, draft) : draft.email,
    readable(readCart(client, draft.cartId, services.commerce.chargedView)),
    formatAddress(client, shippingAddress),
    'sameAsShippingAddress' in billingAddress ? null : formatAddress(client, billingAddress),
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

/** @throws CartIsInvalid; whatever else goes wrong, the cart could not be read. */
const readable = (cart: Promise<CartDetails>): Promise<CartDetails | null> =>
  cart.catch((error: unknown) => {
    if (error instanceof CartIsInvalid) throw error;
    return null;
  });

/**
 * A customer's order goes by no cart id: the platform takes whichever cart is theirs now. It must
 * still be the one that they have looked at.
 */
async function payerOf(
  { commerce: { client } }: Services,
  { cartId }: OrderDraft,
): Promise<string> {
  const [evidence, customer] = await Promise.all([
    askCart(client(), { cartId, isSignedIn: true }),
    readCustomer(client()),
  ]);
  if (evidence !== 'active')
    throw new CartIsInvalid('The cart was ordered.', evidence === 'ordered');
  return customer.email;
}
