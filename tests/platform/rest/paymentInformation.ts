import { setImmediate } from 'node:timers/promises';
import { isVirtual, soldParts } from '../shop/cartLineState.ts';
import { refuse } from '../shop/cartRefusal.ts';
import type { Cart } from '../shop/model.ts';
import { placeOrder } from '../shop/orders.ts';
import { oneByOne } from '../shop/ordersQueue.ts';
import { choosePayment, type PaymentStandIn } from '../shop/payment.ts';
import { paymentDetails } from './paymentDetails.ts';
import type { RestContext } from './RestContext.ts';
import { addressOf } from './restAddress.ts';
import { type Body, dataObject, parameter, requireParameters, text } from './restBody.ts';
import { cartOf } from './restCart.ts';

const PAYMENT_METHOD_KEYS = ['method', 'po_number', 'additional_data', 'extension_attributes'];

/**
 * Saves payment and billing address, then places the order. Calls on one cart run one after
 * another, so that only the first of two places an order.
 *
 * @returns the order's entity id, a JSON string
 */
export function placePaymentInformation(context: RestContext): Promise<string> {
  requireAgreement(context);
  return oneByOne(cartOf(context), async () => {
    const cart = savePayment(context);
    await setImmediate();
    if (cart.customerId === null && cart.lines.every((line) => !soldParts(context.shop, line))) {
      if (cart.lines.length > 0) refuse('input', 'Some of the products are disabled.');
    }
    return String(placeOrder(context.shop, cart, context.view.language).id);
  });
}

/** Saves the same without placing an order, and returns true. */
export function setPaymentInformation(context: RestContext): true {
  savePayment(context);
  return true;
}

/** Reads the payment methods and the totals. */
export const readPaymentInformation = (context: RestContext): unknown =>
  paymentDetails(context, cartOf(context));

function savePayment(context: RestContext): Cart {
  const { shop, body } = context;
  const cart = cartOf(context);
  const isGuest = cart.customerId === null;
  requireParameters(body, ...(isGuest ? ['email', 'paymentMethod'] : ['paymentMethod']));
  const payment = dataObject(parameter(body, 'paymentMethod'), PAYMENT_METHOD_KEYS);
  const billing = parameter(body, 'billingAddress');
  const address = billing == null ? null : addressOf(shop, billing);
  if (isGuest) cart.email = text(body.email);
  if (address) {
    cart.billingAddress = isGuest ? { ...address, email: cart.email } : address;
  }
  if (!isVirtual(shop, cart) && !cart.shippingAddress?.countryId) {
    refuse('input', 'The shipping address is missing. Set the address and try again.');
  }
  choosePayment(shop, cart, text(payment.method) ?? '', standInOf(payment.additional_data));
  return cart;
}

function standInOf(data: unknown): PaymentStandIn {
  if (typeof data !== 'object' || data === null) return {};
  return {
    nonce: 'payment_method_nonce' in data ? text(data.payment_method_nonce) : null,
    publicHash: 'public_hash' in data ? text(data.public_hash) : null,
  };
}

/** Refuses an order without the required agreements, before anything is saved. */
function requireAgreement({ shop, body }: RestContext): void {
  const payment = parameter(body, 'paymentMethod') as Body | null;
  const { agreement_ids } = { ...(payment?.extension_attributes as Body | undefined) };
  const accepted = Array.isArray(agreement_ids) ? agreement_ids.map(String) : [];
  const mandatory = shop.agreements.filter(({ mode }) => mode === 'MANUAL');
  if (mandatory.some(({ id }) => !accepted.includes(String(id)))) {
    refuse(
      'input',
      "The order wasn't placed. First, agree to the terms and conditions, then try placing your order again.",
    );
  }
}
