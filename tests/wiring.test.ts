import { describe, expect, it, vi } from 'vitest';
import { type AnyStateMachine, createActor, waitFor } from 'xstate';
import { cartOperationMachine } from '../machines/cart/operation.ts';
import { catalogMachine } from '../machines/catalog/machine.ts';
import { drawerMachine } from '../machines/drawer/machine.ts';
import { unprovidedIn } from '../machines/port.ts';
import { toastsMachine } from '../machines/toasts/machine.ts';
import { createShopClient } from '../src/adapters/graphql/client.ts';
import { expiringStorage } from '../src/adapters/storage/expiringStorage.ts';
import { wireAccount } from '../src/app/system/account.ts';
import { wireApp } from '../src/app/system/app.ts';
import { wireCart } from '../src/app/system/cart.ts';
import { wireCartAdoption, wireCartOperation } from '../src/app/system/cartPorts.ts';
import { wireCheckout } from '../src/app/system/checkout.ts';
import { wireExpress } from '../src/app/system/express.ts';
import { wireFormSubmissions } from '../src/app/system/formSubmissions.ts';
import { wireNetwork } from '../src/app/system/network.ts';
import { wirePlaceOrder } from '../src/app/system/placeOrder.ts';
import { wireForcedSignOut, wireSession } from '../src/app/system/session.ts';
import { wireStoreView } from '../src/app/system/storeView.ts';
import { wireSuggestions } from '../src/app/system/suggestions.ts';
import { wireUnhandled } from '../src/app/system/unhandled.ts';
import { wireWishList } from '../src/app/system/wishList.ts';
import type { World } from '../src/app/system/world.ts';

import { MACHINES } from '../src/inspector/machines.ts';
import { createFormDrafts } from '../src/lib/formDrafts.ts';

vi.mock('../src/app/pages.ts', () => ({ loadPage: async () => {} }));

/** A machine and every machine that it starts, by the path of the ports that lead to it. */
function machinesBelow(path: string, machine: AnyStateMachine): [string, AnyStateMachine][] {
  const children = Object.entries(machine.implementations.actors).filter(
    (entry): entry is [string, AnyStateMachine] => 'implementations' in (entry[1] as object),
  );
  return [
    [path, machine],
    ...children.flatMap(([child, logic]) => machinesBelow(`${path}.${child}`, logic)),
  ];
}

describe('the wiring', () => {
  const all = [
    ...machinesBelow('account', wireAccount(world())),
    ...machinesBelow('app', wireApp(world())),
    ...machinesBelow('cart', wireCart(world())),
    ...machinesBelow('cartAdoption', wireCartAdoption(world())),
    ...machinesBelow('cartOperation', wireCartOperation(world())),
    ...machinesBelow('checkout', wireCheckout(world())),
    ...machinesBelow('placeOrder', wirePlaceOrder(world())),
    ...machinesBelow('drawer', drawerMachine),
    ...machinesBelow('formSubmissions', wireFormSubmissions(world())),
    ...machinesBelow('express', wireExpress(world())),
    ...machinesBelow('forcedSignOut', wireForcedSignOut(world())),
    ...machinesBelow('network', wireNetwork(world())),
    ...machinesBelow('session', wireSession(world())),
    ...machinesBelow('catalog', catalogMachine),
    ...machinesBelow('suggestions', wireSuggestions(world())),
    ...machinesBelow('storeView', wireStoreView(world())),
    ...machinesBelow('toasts', toastsMachine),
    ...machinesBelow('unhandled', wireUnhandled(world())),
    ...machinesBelow('wishList', wireWishList(world())),
  ];

  const ids = () => [...new Set(all.map(([, { id }]) => id))].sort();

  it('reaches every machine', () => {
    expect(ids()).toEqual([
      'account',
      'app',
      'cart',
      'cartAdoption',
      'cartOperation',
      'catalog',
      'checkout',
      'drawer',
      'expiry',
      'express',
      'forcedSignOut',
      'formSubmissions',
      'loadingBar',
      'network',
      'page',
      'placeOrder',
      'session',
      'storeView',
      'submission',
      'suggestions',
      'toast',
      'toasts',
      'unhandled',
      'verifyOrder',
      'wishList',
    ]);
  });

  it('a recording can be played on every machine', () => {
    expect([...MACHINES.keys()].sort()).toEqual(ids());
  });

  for (const [name, machine] of all) {
    it(`leaves no port of ${name} unprovided`, () => {
      expect(unprovidedIn(machine)).toEqual([]);
    });
  }

  it('would notice an unprovided one', () => {
    expect(unprovidedIn(cartOperationMachine)).toHaveLength(15);
  });
});

describe('when every effect throws', () => {
  it('the root stays active', async () => {
    const reports: unknown[] = [];
    const broken = world({ isBroken: true, report: (error) => reports.push(error) });
    const app = createActor(wireApp(broken), {
      systemId: 'app',
    }).start();
    await waitFor(app, (snapshot) => snapshot.matches({ open: 'running' }));
    const { page } = app.getSnapshot().children;
    const storeView = createActor(wireStoreView(broken), {
      id: 'storeView',
      systemId: 'storeView',
      parent: app,
      input: { code: null, prefix: null },
    }).start();
    const cart = createActor(wireCart(broken), {
      id: 'cart',
      systemId: 'cart',
      parent: app,
    }).start();
    const checkout = createActor(wireCheckout(broken), {
      id: 'checkout',
      systemId: 'checkout',
      parent: app,
      input: { order: null },
    }).start();
    app.send({ type: 'location.changed', path: '/nowhere', search: '' });
    await waitFor(page!, (snapshot) => snapshot.hasTag('failed'));
    app.send({ type: 'cart.addFailed', failure: { reason: 'refused', message: 'No' } });
    cart.send({ type: 'cart.read' });
    storeView.send({ type: 'storeView.choose', code: 'elsewhere' });
    checkout.send({ type: 'checkout.begin' });
    await waitFor(checkout, (snapshot) => snapshot.hasTag('open'));
    expect(app.getSnapshot().status).toBe('active');
    expect(
      Object.values(app.getSnapshot().children).map((child) => child?.getSnapshot().status),
    ).not.toContain('error');
    expect(reports.length).toBeGreaterThan(0);
  });
});

function world({
  isBroken = false,
  report = () => {},
}: {
  isBroken?: boolean;
  report?: (error: unknown) => void;
} = {}): World {
  const act = () => {
    if (isBroken) throw new Error('the world is broken');
  };
  const items = new Map<string, string>();
  const store = () => {
    act();
    return {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
    } as unknown as Storage;
  };
  const offline = async () => {
    throw new TypeError('Failed to fetch');
  };
  const { client } = createShopClient({
    path: 'http://shop.test/graphql',
    method: 'get',
    fetch: offline,
    token: () => null,
    storeView: () => null,
    currency: () => null,
    cacheId: { get: () => null, set: () => {} },
    isOnline: () => false,
    onSessionRejected: () => {},
    storage: null,
  });
  return {
    client: () => client,
    fetch: offline,
    restStore: null,
    chargedView: null,
    token: () => null,
    storage: expiringStorage(store, () => 0),
    sessionStore: expiringStorage(store, () => 0),
    recorded: [],
    navigation: {
      current: () => ({ path: '/', search: '' }),
      place: () => '',
      replace: act,
      navigate: act,
      origin: () => null,
      leave: act,
      load: act,
      hasPrefix: () => false,
      reload: act,
      arrive: act,
      watch: () => () => {},
    },
    spoken: () => 'en_US',
    restored: Promise.resolve(),
    now: () => 0,
    tokenLifetime: 3_600,
    isSignedIn: () => false,
    endSession: async () => act(),
    isPaymentOutstanding: () => false,
    renewClient: act,
    formDrafts: createFormDrafts(),
    startSession: async () => act(),
    openDrawer: async () => act(),
    startStoreView: async () => act(),
    settleStoreView: async () => act(),
    startCart: async () => act(),
    startCatalog: async () => act(),
    suggest: async () => act(),
    startWishList: async () => act(),
    startFormSubmissions: async () => act(),
    startCheckout: async () => act(),
    startAccount: async () => act(),
    send: act,
    recovered: async () => act(),
    hasReceipt: () => false,
    toast: async () => act(),
    report,
  };
}
