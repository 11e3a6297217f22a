import {
  isSameMethod,
  NOTHING_SAVED,
  type Payment,
  type SavedCheckout,
} from '../../../machines/checkoutSetup.ts';
import type {
  BillingAddress,
  PaymentMethod,
  ShippingAddress,
  ShippingMethod,
} from '../../../machines/domain.ts';
import {
  type RememberedChoices,
  readPaymentMethods,
  readRemembered,
} from '../../adapters/graphql/operations/remembered.ts';
import { isEstimate } from '../../lib/estimateAddress.ts';
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
 * the platform takes it no more, nothing is: the steps open as ever. After a session that has
 * ended in the middle, what the cart holds already comes first, and counts as far as it goes.
 */
export async function rememberedCheckout(
  world: World,
  { isResumed }: { isResumed: boolean },
): Promise<SavedCheckout> {
  const known = await readRemembered(world.client());
  const { cartId } = known;
  const held = isResumed && known.held && !isEstimate(known.held.address) ? known.held : null;
  const usual = known.addresses.find(({ isDefaultShipping }) => isDefaultShipping);
  const isExpress = usual && known.shippingMethod && canPay(known);
  if (!known.isCartFull || !(isExpress || held)) return NOTHING_SAVED;

  const address = held?.address ?? (usual && orderAddress(usual));
  if (!address) return NOTHING_SAVED;
  const methods = await submitShippingAddress(world, { cartId, isSignedIn: true, address });
  const method = methods.find((offered) =>
    held?.method ? isSameMethod(offered, held.method) : isNamed(offered, known.shippingMethod),
  );
  if (method) await submitShippingMethod(world, { cartId, method });
  const isWhole = method && isExpress;
  const payment = isWhole
    ? paymentOf(known, await readPaymentMethods(world.client(), cartId))
    : null;
  if (!payment && !held) return NOTHING_SAVED;
  const saved: SavedCheckout = {
    availableShippingMethods: methods,
    shippingAddress: address,
    shippingMethod: method ?? null,
    billingAddress: payment ? payerOf(known, address) : null,
    payment,
  };
  saveCheckout(world, saved);
  return saved;
}

/** The usual payer; whoever has none pays where it is sent to. */
function payerOf({ addresses }: RememberedChoices, sentTo: ShippingAddress): BillingAddress {
  const usual = addresses.find(({ isDefaultBilling }) => isDefaultBilling);
  const payer = usual ? orderAddress(usual) : sentTo;
  return isSameAddress(payer, sentTo) ? { sameAsShippingAddress: true } : payer;
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
