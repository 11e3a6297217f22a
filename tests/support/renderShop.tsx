import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeResult, type OperationResult } from '@urql/core';
import type { ReactNode } from 'react';
import { Client, Provider } from 'urql';
import { filter, map, pipe } from 'wonka';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { createActor, fromPromise, SimulatedClock, setup } from 'xstate';
import { cartMachine } from '../../machines/cart.ts';
import { cartChangeMachine } from '../../machines/cartChange.ts';
import { checkoutMachine } from '../../machines/checkout.ts';
import { NOTHING_SAVED, type SavedCheckout } from '../../machines/checkoutSetup.ts';
import type { CartDetails, CartItem, ShippingMethod } from '../../machines/domain.ts';
import { placeOrderMachine } from '../../machines/placeOrder.ts';
import { type AppActor, AppActorProvider } from '../../src/actors/AppActor.ts';
import { type Tokenise, TokeniseProvider } from '../../src/actors/useTokenise.ts';

i18n.loadAndActivate({ locale: 'en_US', locales: ['en-US'], messages: {} });

/** The other side, as a page of cart or checkout meets it. Everything may be changed midway. */
export interface FakeShop {
  cartId: string | null;
  items: CartItem[];
  coupons: string[];
  prices: CartDetails['prices'];
  methods: ShippingMethod[];
  saved: SavedCheckout;
  /** By the operation's name. */
  answers: Record<string, () => object | Error>;
  tokenise: Tokenise;
  /** By a port's name: what it throws the next time. */
  fail: Record<string, Error | undefined>;
  /** By a port's name: what it waits for. */
  hold: Record<string, Promise<void> | undefined>;
}

const usd = (value: number) => ({ value, currency: 'USD' });

export const refused = (message: string) =>
  Object.assign(new Error(message), { reason: 'refused' });
export const unreachable = () =>
  Object.assign(new Error('fetch failed'), { reason: 'unreachable' });

/** A line of the cart, simple unless told otherwise. */
export const line = (name: string, change: Partial<CartItem> = {}): CartItem => ({
  uid: name,
  id: name,
  quantity: 1,
  product: {
    uid: name,
    sku: name,
    name,
    urlKey: name.toLowerCase().replaceAll(' ', '-'),
    urlSuffix: '.html',
    image: null,
  },
  variantSku: null,
  options: [],
  price: usd(48),
  rowTotal: usd(48),
  isAvailable: true,
  notes: [],
  ...change,
});

const DEFAULTS: FakeShop = {
  cartId: 'cart-1',
  items: [line('First Light')],
  coupons: [],
  prices: {
    grand_total: usd(52.5),
    subtotal: usd(48),
    discounts: [],
    taxes: [{ label: 'Tax', amount: usd(4.5) }],
    shipping: null,
  },
  methods: [
    {
      carrier_code: 'flatrate',
      carrier_title: 'Flat Rate',
      method_code: 'flatrate',
      method_title: 'Fixed',
      amount: usd(15),
    },
    {
      carrier_code: 'freeshipping',
      carrier_title: 'Free Shipping',
      method_code: 'freeshipping',
      method_title: 'Free',
      amount: usd(0),
    },
  ],
  saved: NOTHING_SAVED,
  answers: {
    CheckoutCountries: () => ({
      countries: [
        {
          __typename: 'Country',
          id: 'US',
          full_name_locale: 'United States',
          available_regions: [{ __typename: 'Region', id: 57, code: 'TX', name: 'Texas' }],
        },
        { __typename: 'Country', id: 'HK', full_name_locale: 'Hong Kong', available_regions: null },
      ],
      storeConfig: { store_code: 'default', default_country: 'US', optional_zip_countries: 'HK' },
    }),
    PaymentMethods: () => ({
      cart: {
        id: 'cart-1',
        available_payment_methods: [
          { code: 'checkmo', title: 'Check / Money order' },
          { code: 'florapay_card', title: 'Card' },
          { code: 'barter', title: 'Barter' },
        ],
      },
    }),
  },
  tokenise: async () => ({ nonce: 'nonce-1', last4: '1111', brand: 'visa' }),
  fail: {},
  hold: {},
};

/** A page on the real machines, whose ports are a shop in this test's memory. */
export function renderShop(page: ReactNode, change: Partial<FakeShop> = {}) {
  const shop: FakeShop = {
    ...DEFAULTS,
    ...change,
    answers: { ...DEFAULTS.answers, ...change.answers },
    fail: { ...change.fail },
    hold: { ...change.hold },
  };
  const log: string[] = [];
  const saved: SavedCheckout[] = [];
  const clock = new SimulatedClock();
  const app = createActor(shopMachine(shop, log, saved), { clock, systemId: 'app' }).start();
  const place = memoryLocation({ record: true });
  const screen = render(
    <I18nProvider i18n={i18n}>
      <AppActorProvider value={app as unknown as AppActor}>
        <TokeniseProvider value={shop.tokenise}>
          <Provider value={platform(shop, log)}>
            <Router hook={place.hook}>{page}</Router>
          </Provider>
        </TokeniseProvider>
      </AppActorProvider>
    </I18nProvider>,
  );
  return {
    ...screen,
    shop,
    log,
    saved,
    shopper: userEvent.setup(),
    checkout: app.getSnapshot().children.checkout,
    /** Keeps a port waiting until it is released. */
    hold: (port: string) => {
      let release = () => {};
      shop.hold[port] = new Promise((resolve) => {
        release = resolve;
      });
      return { release };
    },
    /** Moves the machines' clock. */
    pass: (ms: number) => act(async () => clock.increment(ms)),
  };
}

function shopMachine(shop: FakeShop, log: string[], saved: SavedCheckout[]) {
  const step = <Output, Input = object>(
    name: string,
    describe: (input: Input) => string,
    answer: (input: Input) => Output,
  ) =>
    fromPromise<Output, Input>(async ({ input }) => {
      log.push(describe(input));
      await shop.hold[name];
      const error = shop.fail[name];
      if (error) throw error;
      return answer(input);
    });
  const change = <Input,>(
    name: string,
    describe: (input: Input) => string,
    apply: (input: Input) => void,
  ) => step<void, Input>(name, describe, apply);
  let carts = 1;
  const createCart = step(
    'createCart',
    () => 'create a cart',
    () => `cart-${++carts}`,
  );
  const forgetCart = step(
    'forgetCart',
    () => 'forget the cart',
    () => {
      shop.items = [];
      return 1_000;
    },
  );
  const details = (id: string): CartDetails => ({
    id,
    items: shop.items,
    totalQuantity: shop.items.length,
    coupons: shop.coupons,
    prices: shop.prices,
  });
  const cartChange = cartChangeMachine.provide({
    actors: {
      createCart,
      forgetCart,
      readDetails: step(
        'readDetails',
        () => 'read',
        ({ cartId }: { cartId: string }) => details(cartId),
      ),
      addItem: change(
        'addItem',
        ({ sku, quantity }) => `add ${sku} ×${quantity}`,
        () => {},
      ),
      updateItem: change(
        'updateItem',
        ({ itemId, quantity }) => `update ${itemId} to ${quantity}`,
        ({ itemId, quantity }) => {
          shop.items = shop.items.map((item) =>
            item.uid === itemId ? { ...item, quantity } : item,
          );
        },
      ),
      removeItem: change(
        'removeItem',
        ({ itemId }) => `remove ${itemId}`,
        ({ itemId }) => {
          shop.items = shop.items.filter((item) => item.uid !== itemId);
        },
      ),
      applyCoupon: change(
        'applyCoupon',
        ({ code }) => `apply ${code}`,
        ({ code }) => {
          shop.coupons = [code];
        },
      ),
      removeCoupon: change(
        'removeCoupon',
        () => 'remove the coupon',
        () => {
          shop.coupons = [];
        },
      ),
    },
  });
  return setup({
    types: { children: {} as { cart: 'cart'; checkout: 'checkout' } },
    actors: {
      cart: cartMachine.provide({
        actors: {
          readStoredCartId: fromPromise(async () => shop.cartId),
          createCart,
          forgetCart,
          change: cartChange,
        },
      }),
      checkout: checkoutMachine.provide({
        actors: {
          restoreCheckout: fromPromise(async () => shop.saved),
          submitShippingAddress: step(
            'submitShippingAddress',
            ({ address }) => `send to ${address.city}`,
            () => shop.methods,
          ),
          submitShippingMethod: step(
            'submitShippingMethod',
            ({ method }) => `send by ${method.carrier_code}`,
            () => {},
          ),
          submitBillingAddress: step(
            'submitBillingAddress',
            () => 'bill',
            () => {},
          ),
          placeOrder: placeOrderMachine.provide({
            actors: {
              sendShippingInformation: step(
                'sendShippingInformation',
                () => 'shipping information',
                () => {},
              ),
              sendPaymentInformation: step(
                'sendPaymentInformation',
                ({ payment }) => `pay by ${payment.code}`,
                () => '000042',
              ),
              clearSavedCheckout: step(
                'clearSavedCheckout',
                () => 'clear',
                () => {},
              ),
            },
          }),
        },
        actions: {
          saveCheckout: (_, params) => saved.push(params.saved),
          goToConfirmation: () => log.push('go to the receipt'),
        },
      }),
    },
  }).createMachine({
    id: 'app',
    invoke: [
      { id: 'checkout', systemId: 'checkout', src: 'checkout' },
      { id: 'cart', systemId: 'cart', src: 'cart' },
    ],
  });
}

function platform(shop: FakeShop, log: string[]): Client {
  return new Client({
    url: 'https://shop.example/graphql',
    exchanges: [
      () => (operations) =>
        pipe(
          operations,
          filter(({ kind }) => kind !== 'teardown'),
          map((operation): OperationResult => {
            const [definition] = operation.query.definitions;
            const name = (definition && 'name' in definition && definition.name?.value) || '';
            log.push(`ask ${name}`);
            const answer = shop.answers[name]?.() ?? {};
            return answer instanceof Error
              ? makeResult(operation, { data: null, errors: [answer] }, new Response())
              : makeResult(operation, { data: answer }, new Response());
          }),
        ),
    ],
  });
}
