import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { StoredCart } from '../../machines/cart/context.ts';
import { cartMachine } from '../../machines/cart/machine.ts';
import { drawerMachine } from '../../machines/drawer/machine.ts';
import { expiryMachine } from '../../machines/session/expiry.ts';
import { sessionMachine } from '../../machines/session/machine.ts';
import type { Customer } from '../../machines/session/setup.ts';
import { selectStores } from '../../src/actors/stores.ts';
import { CART_PORTS } from '../support/cartPorts.ts';
import { idleApp } from '../support/idleApp.ts';

const STORES = {
  app: [
    'drawer',
    'overlay',
    'isOnline',
    'hasBeenOffline',
    'isPageLoading',
    'searchOpen',
    'nextRootComponent',
    'pending',
  ],
  cart: [
    'cartId',
    'details',
    'isEmpty',
    'shippingMethods',
    'isLoading',
    'isAddingItem',
    'isUpdatingItem',
    'addItemError',
    'updateItemError',
    'removeItemError',
    'detailsError',
    'getCartError',
    'cartResetDone',
    'lastClearTime',
  ],
  catalog: ['categories', 'currentPage', 'pageSize', 'prevPageTotal'],
  checkout: [
    'availableShippingMethods',
    'billingAddress',
    'shippingAddress',
    'shippingMethod',
    'shippingTitle',
    'paymentCode',
    'paymentData',
    'receipt',
    'isSubmitting',
    'billingAddressError',
    'shippingAddressError',
    'shippingMethodError',
    'paymentMethodError',
    'orderError',
  ],
  user: [
    'currentUser',
    'token',
    'isSignedIn',
    'isGettingDetails',
    'isResettingPassword',
    'getDetailsError',
    'resetPasswordError',
    'userOnOrderSuccess',
  ],
};

describe('Client stores', () => {
  it('exist for five topics and have exactly the specified fields', () => {
    const stores = selectStores(shop());
    expect(
      Object.fromEntries(Object.entries(stores).map(([name, store]) => [name, Object.keys(store)])),
    ).toEqual(STORES);
  });

  it('report an empty cart with 0 items and subtotal 0 in USD', () => {
    expect(selectStores(shop()).cart).toMatchObject({
      isEmpty: true,
      details: { items: [], currencyCode: 'USD', numItems: 0, subtotal: 0 },
    });
  });

  it('report USD for an emptied cart of a store view with another currency', () => {
    const app = shop();
    const cart = app.system.get('cart');
    const snapshot = cart.getSnapshot();
    const amount = { value: 0, currency: 'HKD' };
    const details = { items: [], prices: { grand_total: amount, subtotal: amount } };
    const context = { ...snapshot.context, details };
    vi.spyOn(cart, 'getSnapshot').mockReturnValue(
      Object.assign(Object.create(snapshot), { context }),
    );
    expect(selectStores(app).cart).toMatchObject({
      isEmpty: true,
      details: { currencyCode: 'USD' },
    });
  });

  it('start the catalogue at page 1 with six products a page', () => {
    expect(selectStores(shop()).catalog).toMatchObject({ currentPage: 1, pageSize: 6 });
  });

  it('follow the machines: an open drawer turns the overlay on', () => {
    const app = shop();
    const drawer = createActor(drawerMachine, { id: 'drawer', systemId: 'drawer', parent: app });
    drawer.start().send({ type: 'drawer.open' });
    expect(selectStores(app).app).toMatchObject({ drawer: 'nav', overlay: true });
  });

  it('name the next page’s skeleton from the click on, until the page is loaded', async () => {
    const app = shop();
    const next = () => selectStores(app).app.nextRootComponent;
    expect(next()).toBeNull();
    await vi.waitFor(() => expect(app.getSnapshot().hasTag('ready')).toBe(true));
    app.system.get('page').send({ type: 'location.changed', path: '/contact', search: '' });
    expect(next()).toBe('CONTACT_SHIMMER');
  });

  it('never contain the sign-in token', () => {
    expect(selectStores(shop({ hasToken: true })).user).toMatchObject({
      token: 'redacted',
      isSignedIn: true,
    });
  });
});

function shop({ hasToken = false } = {}) {
  const app = idleApp().start();
  const session = sessionMachine.provide({
    actors: {
      expiry: expiryMachine.provide({
        actors: { measureToken: fromPromise(async () => 3_600_000) },
      }),
      readCustomer: fromPromise<Customer>(() => new Promise(() => {})),
    },
    guards: { hasToken: () => hasToken },
  });
  createActor(session, { id: 'session', systemId: 'session', parent: app }).start();
  const cart = cartMachine.provide({
    ...CART_PORTS,
    actors: {
      restoreCart: fromPromise<StoredCart>(async () => ({
        cartId: null,
        removedLine: null,
        queuedAdditions: [],
        unconfirmedAddition: null,
      })),
    },
  });
  createActor(cart, { id: 'cart', systemId: 'cart', parent: app }).start();
  return app;
}
