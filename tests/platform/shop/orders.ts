import { enabledProduct } from './cartChoice.ts';
import { isVirtual, lineState, soldParts } from './cartLineState.ts';
import { refuse } from './cartRefusal.ts';
import { sendMail } from './mails.ts';
import type { Address, Cart, Language, Order, Shop } from './model.ts';
import { capture, chosenPayment, paymentFacts } from './payment.ts';
import { addressOfOrder, PICKUP } from './pickup.ts';
import { chosenOffer } from './shipping.ts';
import { addressProblems, messageOf } from './shippingAddress.ts';
import { randomText } from './tokens.ts';
import { totalsOf } from './totals.ts';

const NUMBER_LENGTH = 9;

/**
 * Places the order of a cart: checks everything, charges, reduces the stock and closes the cart. A
 * refusal has the platform's message and leaves the cart active.
 */
export function placeOrder(shop: Shop, cart: Cart, language: Language): Order {
  const order = orderOf(shop, cart, language);
  if (capture(shop, cart)) order.invoiceNumber = order.number;
  for (const line of cart.lines) {
    for (const { product, quantity } of soldParts(shop, line) ?? []) {
      product.stock -= line.quantity * quantity;
    }
  }
  shop.nextId.order += 1;
  shop.orders.push(order);
  cart.isActive = false;
  confirmByMail(shop, order, language);
  return order;
}

/** The mail is all that tells a guest the order number. */
function confirmByMail(shop: Shop, order: Order, language: Language): void {
  const { number, token, email, customerId, viewCode } = order;
  const link =
    customerId === null ? `/track-order?token=${token}` : `/order-history?number=${number}`;
  const subject = { en: `Your order ${number}`, zh: `您的訂單 ${number}` }[language];
  sendMail(shop, viewCode, { to: email, subject, link });
}

function orderOf(shop: Shop, cart: Cart, language: Language): Order {
  const { email } = cart;
  if (!email) refuse('input', 'Guest email for cart is missing.');
  if (cart.lines.length === 0) {
    refuse(
      'input',
      'A server error stopped your order from being placed. Please try to place your order again.',
    );
  }
  const isSent = !isVirtual(shop, cart);
  const shippingAddress = isSent ? validShippingAddress(shop, cart) : null;
  const offer = chosenOffer(shop, cart);
  if (isSent && !offer) {
    refuse('input', 'The shipping method is missing. Select the shipping method and try again.');
  }
  const billingAddress = validBillingAddress(shop, cart);
  const payment = chosenPayment(shop, cart);
  if (!payment) refuse('input', 'Enter a valid payment method and try again.');
  if (cart.lines.some((line) => !lineState(shop, line).isAvailable)) {
    refuse('input', 'Some of the products are out of stock.');
  }
  const { rows, taxRate: _, ...totals } = totalsOf(shop, cart);
  return {
    id: shop.nextId.order,
    number: String(shop.orders.length + 1).padStart(NUMBER_LENGTH, '0'),
    token: randomText(32),
    cartId: cart.id,
    customerId: cart.customerId,
    email,
    placedAt: shop.now(),
    viewCode: cart.viewCode,
    currency: cart.currency,
    status: 'Pending',
    lines: rows.map(({ line, price, row }) => ({
      sku: line.sku,
      parentSku: line.parentSku,
      name: enabledProduct(shop, line.parentSku ?? line.sku)?.name[language] ?? line.sku,
      quantity: line.quantity,
      price,
      rowTotal: row,
      ...(line.bundle && { bundle: line.bundle }),
      ...(line.giftMessage && { giftMessage: line.giftMessage }),
    })),
    shippingAddress,
    billingAddress,
    shippingMethod: offer
      ? {
          carrier: offer.carrier,
          method: offer.method,
          title: `${offer.carrierTitle[language]} - ${offer.methodTitle[language]}`,
        }
      : null,
    pickupLocation: offer?.carrier === PICKUP.carrier ? (cart.pickupLocation ?? null) : null,
    couponCode: cart.couponCode,
    paymentMethod: {
      code: payment.code,
      title: payment.title[language],
      facts: paymentFacts(shop, cart),
    },
    totals,
  };
}

function validShippingAddress(shop: Shop, cart: Cart): Address {
  const { shippingAddress } = cart;
  if (!shippingAddress || !shop.countries.some(({ id }) => id === shippingAddress.countryId)) {
    refuse(
      'input',
      "Some addresses can't be used due to the configurations for specific countries.",
    );
  }
  const problems = addressProblems(shop, shippingAddress);
  if (problems.length > 0) {
    const phrase = 'Please check the shipping address information. %1';
    refuse('input', phrase, [messageOf(problems)]);
  }
  return addressOfOrder(shop, cart, shippingAddress);
}

function validBillingAddress(shop: Shop, { billingAddress }: Cart): Address {
  if (!billingAddress) refuse('input', 'Please check the billing address information.');
  const problems = addressProblems(shop, billingAddress);
  if (problems.length > 0) {
    const phrase = 'Please check the billing address information. %1';
    refuse('input', phrase, [messageOf(problems)]);
  }
  return billingAddress;
}
