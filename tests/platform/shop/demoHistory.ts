import { createAddress } from './addressBook.ts';
import { cancelOrder } from './cancelOrder.ts';
import { addProducts } from './cartAdd.ts';
import { createCart } from './cartCreate.ts';
import type { Customer, Order, Shop } from './model.ts';
import { placeOrder } from './orders.ts';
import { choosePayment } from './payment.ts';
import { tokeniseCard } from './paymentCard.ts';
import { DEMO_CUSTOMER, demoAddresses, demoOrders, demoWishes } from './seed/demoHistory.ts';
import { shipOrder } from './shipOrder.ts';
import { chooseShipping, shippingOffers } from './shipping.ts';
import { withRegion } from './shippingAddress.ts';
import { addWish, ownWishlist } from './wishlist.ts';

const CARD = { number: '4111 1111 1111 1111', expiry: '12/99', cvc: '123' };

/**
 * Gives the demo customer of a new shop a history: addresses, orders and wishes, each made by the
 * platform's own rules at its time.
 *
 * @throws where the seed breaks one of these rules
 */
export function createDemoHistory(shop: Shop): void {
  const customer = shop.customers.find(({ email }) => email === DEMO_CUSTOMER);
  if (!customer) throw new Error('The demo customer is missing.');
  for (const [index, address] of demoAddresses.entries()) {
    const isDefault = index === 0;
    createAddress(shop, customer, address, {
      isDefaultShipping: isDefault,
      isDefaultBilling: isDefault,
    });
  }
  const { now } = shop;
  try {
    for (const pastOrder of demoOrders) {
      const placedAt = now() - pastOrder.ago;
      shop.now = () => placedAt;
      const order = placePastOrder(shop, customer, pastOrder);
      const { progress } = pastOrder;
      if (progress === 'pending') continue;
      if ('trackingNumber' in progress)
        shipOrder(order, { title: 'Courier', tracking: progress.trackingNumber });
      else cancelOrder(shop, order, progress.cancelReason);
    }
  } finally {
    shop.now = now;
  }
  const list = ownWishlist(shop, customer);
  for (const sku of demoWishes) expectNone(addWish(shop, list, { sku, quantity: 1 }));
  // The links of these mails would only hide those that a visitor waits for.
  shop.mails = [];
}

function placePastOrder(
  shop: Shop,
  customer: Customer,
  pastOrder: (typeof demoOrders)[number],
): Order {
  const view = shop.views.find(({ isDefault }) => isDefault);
  if (!view) throw new Error('The default view is missing.');
  const { currency } = view;
  const request = { shop, view, currency, customer, sentToken: true, origin: '' };
  const cart = createCart(request, customer);
  expectNone(addProducts(shop, cart, pastOrder.items)[0]);
  if (pastOrder.message && cart.lines[0]) cart.lines[0].giftMessage = pastOrder.message;
  cart.shippingAddress = withRegion(shop, pastOrder.to);
  cart.billingAddress = customer.addresses?.[0] ?? null;
  const offers = shippingOffers(shop, cart, pastOrder.to.countryId);
  const offer = offers.findLast(({ carrier }) => carrier === pastOrder.carrier);
  chooseShipping(shop, cart, pastOrder.carrier, offer?.method ?? '');
  if (pastOrder.isPaid) {
    const card = tokeniseCard(shop, CARD);
    if ('errors' in card) throw new Error('The card of the demo orders is refused.');
    choosePayment(shop, cart, 'florapay_card', { nonce: card.nonce });
  } else {
    choosePayment(shop, cart, 'checkmo', {});
  }
  return placeOrder(shop, cart, view.language);
}

function expectNone(problem: { phrase: string } | null | undefined): void {
  if (problem) throw new Error(problem.phrase);
}
