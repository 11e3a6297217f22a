import { addCategory, addView, redirect, removeView, setCurrency } from './controlCatalogue.ts';
import type { ControlInput } from './controlInput.ts';
import { type Fault, type FaultKind, stateOf } from './faultState.ts';
import type { CaptchaForm } from './shop/captcha.ts';
import { soldUnder } from './shop/catalogue.ts';
import { createShop } from './shop/createShop.ts';
import { growCatalogue, LARGE } from './shop/largeCatalogue.ts';
import { customerOf, lockAccount } from './shop/lockOut.ts';
import type { Shop, SimpleProduct } from './shop/model.ts';
import { PICKUP_LOCATIONS } from './shop/pickup.ts';
import { agreements } from './shop/seed/agreements.ts';
import { shipOrder } from './shop/shipOrder.ts';

type Action = (shop: Shop, input: ControlInput, shopId: string) => void;

/** All POST actions by name. */
export const actions: Record<string, Action> = {
  'be-slow': (shop, input) => {
    const field = input.has('field') ? input.text('field') : undefined;
    const state = stateOf(shop);
    const others = state.waits.filter((wait) => wait.field !== field);
    state.waits = [...others, { ms: input.number('ms'), field }];
  },
  fail: fault('fail'),
  drop: fault('drop'),
  malformed: fault('malformed'),
  hold: fault('hold'),
  'release-held': (shop, input) => {
    stateOf(shop).release(input.has('field') ? input.text('field') : undefined);
  },
  mend: (shop) => stateOf(shop).clear(),
  'go-down': (shop) => {
    stateOf(shop).isDown = true;
  },
  'come-up': (shop) => {
    stateOf(shop).isDown = false;
  },

  'forget-carts': (shop) => shop.carts.clear(),
  'expire-tokens': (shop) => {
    for (const token of shop.tokens.values()) token.expiresAt = 0;
  },
  'revoke-tokens': (shop) => {
    for (const token of shop.tokens.values()) token.isRevoked = true;
  },
  'set-token-lifetime': (shop, input) => {
    shop.tokenLifetime = input.number('seconds');
  },
  'password-rules': (shop, input) => {
    shop.passwordRules = { length: input.number('length'), classes: input.number('classes') };
  },
  'lock-account': (shop, input) => {
    const customer = customerOf(shop, input.text('email'));
    if (!customer) throw new TypeError('No such customer.');
    lockAccount(shop, customer);
  },
  'deactivate-cart': (shop, input) => {
    const cart = shop.carts.get(input.text('cartId'));
    if (!cart) throw new TypeError('No such cart.');
    cart.isActive = false;
  },
  'sell-out': (shop, input) => setStock(shop, input.text('sku'), 0),
  'set-stock': (shop, input) => setStock(shop, input.text('sku'), input.number('stock')),
  'set-price': (shop, input) => {
    const cents = Math.round(input.number('price') * 100);
    for (const product of soldUnderSku(shop, input.text('sku'))) {
      product.price = cents;
      product.specialPrice = null;
    }
  },
  'set-clock': (shop, input) => {
    const at = Date.parse(input.text('at'));
    if (Number.isNaN(at)) throw new TypeError('"at" is to be a time.');
    const ahead = at - Date.now();
    shop.now = () => Date.now() + ahead;
  },
  'sell-out-slot': (shop, input) => {
    shop.soldOutSlots.push(input.text('method'));
  },
  'set-tax': (shop, input) => {
    shop.taxRates[input.text('country', '*')] = input.number('percent');
  },
  'expire-coupon': (shop, input) => {
    const code = input.text('code');
    const coupon = shop.coupons.find((coupon) => coupon.code === code);
    if (!coupon) throw new TypeError(`No coupon "${code}".`);
    coupon.expiresAt = 0;
  },

  'translate-errors': (shop, input) => {
    shop.translatesErrors = input.switch('on');
  },
  release: (shop, input) => {
    const value = input.text('value');
    if (value !== '2.4.7' && value !== '2.4.9') throw new TypeError(`No release "${value}".`);
    shop.release = value;
  },
  'open-source': (shop) => {
    shop.dynamicBlocks = null;
  },
  'pick-up': (shop, input) => {
    shop.pickupLocations = input.switch('on') ? PICKUP_LOCATIONS : null;
  },
  'gift-messages': (shop, input) => {
    shop.hasGiftMessages = input.switch('on');
  },
  'pwa-modules': (shop, input) => {
    shop.hasPwaModules = input.switch('on');
  },

  'ship-order': (shop, input) => {
    const order = shop.orders.find(({ number }) => number === input.text('number'));
    if (!order) throw new TypeError('No such order.');
    const parcel = { title: input.text('title', 'Courier'), tracking: input.text('tracking') };
    shipOrder(order, parcel, input.text('status', 'Complete'));
  },

  'account-confirmation': (shop, input) => {
    shop.demandsConfirmation = input.switch('on');
  },
  /** Protects a form by reCAPTCHA, which the shop does not have. */
  captcha: (shop, input) => {
    shop.captchaForms.push(input.text('form') as CaptchaForm);
  },
  'order-cancellation': (shop, input) => {
    shop.cancellation.isEnabled = input.switch('on');
  },

  terms: (shop, input) => {
    shop.agreements = input.switch('on') ? agreements : [];
  },

  'wish-lists': (shop, input) => {
    shop.hasWishlists = input.switch('on');
  },

  braintree: (shop, input) => {
    shop.hasBraintree = input.switch('on');
  },

  grow: (shop, input) => {
    const size = {
      products: input.number('products', LARGE.products),
      categories: input.number('categories', LARGE.categories),
    };
    growCatalogue(shop, size);
  },
  'add-category': addCategory,
  'add-view': addView,
  'add-group': addView,
  'remove-view': removeView,
  'set-currency': setCurrency,
  redirect,

  reset: (shop, _, shopId) => {
    Object.assign(shop, createShop(shopId));
    stateOf(shop).clear();
  },
};

function fault(kind: FaultKind): Action {
  return (shop, input) => {
    const added: Fault = { kind, field: input.text('field'), times: input.number('times', 1) };
    if (input.has('status')) added.status = input.number('status');
    if (input.has('message')) added.message = input.text('message');
    if (input.has('category')) added.category = input.text('category');
    stateOf(shop).faults.push(added);
  };
}

function setStock(shop: Shop, sku: string, stock: number): void {
  for (const product of soldUnderSku(shop, sku)) product.stock = stock;
}

/** The simple product with this SKU, or all simple products sold under a configurable one. */
function soldUnderSku(shop: Shop, sku: string): SimpleProduct[] {
  const product = shop.products.get(sku);
  if (!product) throw new TypeError(`No product "${sku}".`);
  return soldUnder(shop, product);
}
