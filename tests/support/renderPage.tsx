import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act, type ReactNode } from 'react';
import { Provider } from 'urql';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { createActor, sendTo, setup } from 'xstate';
import { type AppActor, AppActorProvider } from '../../src/actors/AppActor.ts';
import { createShopClient } from '../../src/adapters/graphql/client.ts';
import { expiringStorage } from '../../src/adapters/storage/expiringStorage.ts';
import { wireCart } from '../../src/app/system/cart.ts';
import type { Services } from '../../src/app/system/services.ts';
import { createPlatform, type Platform } from '../platform/createPlatform.ts';

i18n.loadAndActivate({ locale: 'en_US', locales: ['en-US'], messages: {} });

// The first page that is rendered waits for its code to be compiled.
configure({ asyncUtilTimeout: 5_000 });

const ORIGIN = 'https://shop.example';

/** The wire between the page and the demo platform. A test may cut it, hold it, and listen. */
export interface Wire {
  isCut: boolean;
  /** What answers wait for. */
  hold: Promise<void> | null;
  /** The root fields' documents that were asked for, by operation name, in order. */
  asked: string[];
}

/** A page with the real client and cart machine, on a demo platform of its own, in process. */
export function renderPage(page: ReactNode, { path = '/', search = '', hold = false } = {}) {
  const platform = createPlatform();
  const gate = deferred();
  const wire: Wire = { isCut: false, hold: hold ? gate.promise : null, asked: [] };
  const { client } = createShopClient({
    path: `${ORIGIN}/graphql`,
    method: 'get',
    fetch: over(wire, platform),
    token: () => null,
    storeView: () => null,
    currency: () => null,
    cacheId: { get: () => null, set: () => {} },
    // Offline nothing is sent twice: a cut wire is felt at once.
    isOnline: () => !wire.isCut,
    onSessionRejected: () => {},
    storage: null,
  });
  const services = {
    commerce: { client: () => client, chargedView: null },
    storage: expiringStorage(() => localStorage, Date.now),
    sessionStore: expiringStorage(() => sessionStorage, Date.now),
    now: Date.now,
    token: { isHeld: () => false },
    errors: {
      report: (error: unknown) => {
        throw error;
      },
    },
  } as unknown as Services;
  localStorage.clear();
  sessionStorage.clear();
  const app = createActor(appWith(services), { systemId: 'app' }).start();
  const place = memoryLocation({ path: path + search, record: true });
  const tree = (shown: ReactNode) => (
    <I18nProvider i18n={i18n}>
      <AppActorProvider value={app as unknown as AppActor}>
        <Provider value={client}>
          <Router hook={place.hook} searchHook={place.searchHook}>
            {shown}
          </Router>
        </Provider>
      </AppActorProvider>
    </I18nProvider>
  );
  const screen = render(tree(page));
  return {
    ...screen,
    /** As after another page: what was fetched is still in the cache. */
    visitAgain: (shown: ReactNode) => screen.rerender(tree(shown)),
    shopper: userEvent.setup(),
    shop: platform.shop(),
    wire,
    client,
    cart: app.getSnapshot().children.cart,
    /** Lets the answers through that were held. */
    release: gate.resolve,
    address: () => place.history.at(-1),
    go: (to: string) => act(() => place.navigate(to)),
    control: async (action: string, body: object) => {
      const answer = await platform.fetch(
        new Request(`${ORIGIN}/demo/${action}`, { method: 'POST', body: JSON.stringify(body) }),
      );
      if (!answer.ok) throw new Error(await answer.text());
    },
  };
}

function over(wire: Wire, platform: Platform): typeof fetch {
  return async (input, init) => {
    const url = new URL(String(input));
    const body = String(init?.body ?? '');
    const document = url.searchParams.get('query') ?? body;
    wire.asked.push(/(?:query|mutation)\s+(\w+)/.exec(document)?.[1] ?? '');
    await wire.hold;
    if (wire.isCut) throw new TypeError('fetch failed');
    const headers = new Headers(init?.headers);
    return platform.fetch(
      new Request(url, { method: init?.method ?? 'GET', headers, ...(body && { body }) }),
    );
  };
}

const appWith = (services: Services) =>
  setup({
    types: {
      children: {} as { cart: 'cart' },
      context: {} as { running: string[] },
      events: {} as { type: 'actor.send'; event: { type: string } },
    },
    actors: { cart: wireCart(services) },
  }).createMachine({
    id: 'app',
    context: { running: ['cart'] },
    // As the real root does: mail for an actor that runs.
    on: {
      'actor.send': {
        actions: sendTo(
          ({ system }) => system.get('cart'),
          ({ event }) => event.event,
        ),
      },
    },
    invoke: { id: 'cart', systemId: 'cart', src: 'cart' },
  });

function deferred() {
  let resolve = () => {};
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
