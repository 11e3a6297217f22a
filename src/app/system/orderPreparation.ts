import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CartDetails } from '../../../machines/domain.ts';
import type { OrderDraft } from '../../../machines/order/place.ts';
import type { PreparedOrder } from '../../../machines/order/receipt.ts';
import { CartIsInvalid, Refused } from '../../adapters/graphql/errors.ts';
import { readCart } from '../../adapters/graphql/operations/cart.ts';
import { formatAddress } from '../../adapters/graphql/operations/checkout.ts';
import { askCart } from '../../adapters/graphql/operations/orderEvidence.ts';
import { readCustomer } from '../../adapters/graphql/operations/session.ts';
import { formatMoney } from '../../lib/money/price.ts';
import { isSameOrder } from '../../lib/order/sameOrder.ts';
import type { World } from './world.ts';

/**
 * Looks up all that the platform needs, before anything is sent: both addresses in full (the flag
 * of the billing address gives way to the address itself, readings 26) and whose order it is.
 */
export async function prepareOrder(world: World, draft: OrderDraft): Promise<PreparedOrder> {
  const { billingAddress, shippingAddress } = draft;
  const client = world.client();
  const [payer, , shipping, billing] = await Promise.all([
    draft.isSignedIn ? payerOf(world, draft) : draft.email,
    expectSame(world, draft),
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
 * What the shopper has looked at is what is ordered: when it is something else by now, nothing is
 * sent. A cart that cannot be read tells nothing; the order's own calls will.
 * @throws Refused with words for the shopper.
 */
async function expectSame(
  { client, chargedView }: World,
  { cartId, details }: OrderDraft,
): Promise<void> {
  const now = details && (await readCart(client(), cartId, chargedView).catch(() => null));
  if (!now || isSameOrder(details, now)) return;
  const [before, after] = [totalOf(details), totalOf(now)];
  throw new Refused(
    before && after && before !== after
      ? i18n._(
          msg`Your order is not the same any more. It came to ${before} and comes to ${after} now. Nothing was sent: please look once more.`,
        )
      : i18n._(msg`Your order is not the same any more. Nothing was sent: please look once more.`),
  );
}

const totalOf = ({ prices: { grand_total } }: CartDetails): string | null =>
  grand_total && formatMoney(grand_total, [i18n.locales ?? []].flat()[0] ?? 'en-US');

/**
 * A customer's order goes by no cart id: the platform takes whichever cart is theirs now. It must
 * still be the one that they have looked at.
 */
async function payerOf({ client }: World, { cartId }: OrderDraft): Promise<string> {
  const [evidence, customer] = await Promise.all([
    askCart(client(), { cartId, isSignedIn: true }),
    readCustomer(client()),
  ]);
  if (evidence !== 'active') throw new CartIsInvalid('The cart was ordered.');
  return customer.email;
}
