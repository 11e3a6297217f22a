import {
  NOTHING_SAVED,
  type Payment,
  type SavedCheckout,
} from '../../../machines/checkoutSetup.ts';
import type { PaymentMethod, ShippingMethod } from '../../../machines/domain.ts';
import {
  type RememberedChoices,
  readPaymentMethods,
  readRemembered,
} from '../../adapters/graphql/operations/remembered.ts';
import { needsNothing } from '../../lib/offlineMethods.ts';
import { isSameAddress, orderAddress } from '../../lib/orderAddress.ts';
import { vaultPayment } from '../../lib/vaultPayment.ts';
import { submitShippingAddress, submitShippingMethod } from './checkoutPorts.ts';
import { saveCheckout } from './savedCheckout.ts';
import type { World } from './world.ts';

/**
 * The express path: a returning customer of whom all is remembered (default addresses, the last
 * shipping method, a saved payment) has one review to look at and one button to press. The cart is
 * told the same, so that its totals are what will be charged. Where anything is not remembered, or
 * the platform takes it no more, nothing is: the steps open as ever.
 */
export async function rememberedCheckout(world: World, cartId: string): Promise<SavedCheckout> {
  const known = await readRemembered(world.client(), cartId);
  const shipping = known.addresses.find(({ isDefaultShipping }) => isDefaultShipping);
  const billing = known.addresses.find(({ isDefaultBilling }) => isDefaultBilling);
  if (!known.isCartFull || !shipping || !known.shippingMethod || !canPay(known)) {
    return NOTHING_SAVED;
  }
  const address = orderAddress(shipping);
  const methods = await submitShippingAddress(world, { cartId, isSignedIn: true, address });
  const method = methods.find((offered) => isNamed(offered, known.shippingMethod));
  if (!method) return NOTHING_SAVED;
  await submitShippingMethod(world, { cartId, method });
  const payment = paymentOf(known, await readPaymentMethods(world.client(), cartId));
  if (!payment) return NOTHING_SAVED;
  const payer = billing ? orderAddress(billing) : address;
  const saved: SavedCheckout = {
    availableShippingMethods: methods,
    shippingAddress: address,
    shippingMethod: method,
    billingAddress: isSameAddress(payer, address) ? { sameAsShippingAddress: true } : payer,
    payment,
  };
  saveCheckout(world, saved);
  return saved;
}

/** As an order's history names it. */
const isNamed = ({ carrier_title, method_title }: ShippingMethod, name: string | null): boolean =>
  name === `${carrier_title} - ${method_title}` || name === carrier_title;

const canPay = ({ tokens, paymentCode }: RememberedChoices): boolean =>
  tokens.length > 0 || (paymentCode !== null && needsNothing(paymentCode));

/** Nothing to pay, what is saved, or what the last order was paid with. */
function paymentOf(
  { tokens, paymentCode }: RememberedChoices,
  offered: PaymentMethod[],
): Payment | null {
  const plain = ({ code, title }: PaymentMethod): Payment => ({ code, title, data: {} });
  const free = offered.find(({ code }) => code === 'free');
  if (free && offered.length === 1) return plain(free);
  const saved = tokens.flatMap((token) => vaultPayment(token, offered) ?? [])[0];
  if (saved) return saved;
  const last = offered.find(({ code }) => code === paymentCode && needsNothing(code));
  return last ? plain(last) : null;
}
