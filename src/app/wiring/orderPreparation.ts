import type { PreparedOrder } from '../../../machines/orderReceipt.ts';
import type { OrderDraft } from '../../../machines/placeOrder.ts';
import { CartIsInvalid } from '../../adapters/graphql/errors.ts';
import { formatAddress } from '../../adapters/graphql/operations/checkout.ts';
import { askCart } from '../../adapters/graphql/operations/orderEvidence.ts';
import { readCustomer } from '../../adapters/graphql/operations/session.ts';
import type { World } from './world.ts';

/**
 * Looks up all that the platform needs, before anything is sent: both addresses in full (the flag
 * of the billing address gives way to the address itself, readings 26) and whose order it is.
 */
export async function prepareOrder(world: World, draft: OrderDraft): Promise<PreparedOrder> {
  const { billingAddress, shippingAddress } = draft;
  const client = world.client();
  const [payer, shipping, billing] = await Promise.all([
    draft.isSignedIn ? payerOf(world, draft) : draft.email,
    formatAddress(client, shippingAddress),
    'sameAsShippingAddress' in billingAddress ? null : formatAddress(client, billingAddress),
  ]);
  return {
    ...draft,
    email: draft.email || payer,
    payer,
    shippingAddress: shipping,
    billingAddress: billing ?? shipping,
  };
}

/**
 * A customer's order goes by no cart id: the platform takes whichever cart is theirs now. It must
 * still be the one that they have looked at.
 */
async function payerOf({ client }: World, { cartId }: OrderDraft): Promise<string> {
  const [evidence, customer] = await Promise.all([
    askCart(client(), cartId),
    readCustomer(client()),
  ]);
  if (evidence !== 'active') throw new CartIsInvalid('The cart was ordered.');
  return customer.email;
}
