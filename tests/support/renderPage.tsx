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
import { FormDraftsProvider } from '../../src/actors/useFormDraft.ts';
import { createShopClient } from '../../src/adapters/graphql/client.ts';
import { expiringStorage } from '../../src/adapters/storage/expiringStorage.ts';
import type { Services } from '../../src/app/system/services.ts';
import { wireCart } from '../../src/app/system/wiring/cart.ts';
import { createFormDrafts } from '../../src/lib/formDrafts.ts';
import { createPlatform, type Platform } from '../platform/createPlatform.ts';
import { gate } from './gate.ts';

i18n.loadAndActivate({ locale: 'en_US', locales: ['en-US'], messages: {} });

// The first rendered page waits until its code is compiled.
configure({ asyncUtilTimeout: 5_000 });

const ORIGIN = 'https://shop.example';

/**
 * The network between the page and the demo platform. A test may cut it, hold responses, and log.
 */
interface Wire {
  isCut: boolean;
  /** If set, every request awaits it before the platform receives it. */
  hold: Promise<void> | null;
  /** Changes the text of a response, or holds it back. */
  rewrite: ((operation: string, body: string) => string | Promise<string>) | null;
  /** Names of the requested operations, in order. */
  requests: string[];
}

/**
 * Renders a page with the real client and cart machine, on its own demo platform in this process.
 */
export function renderPage(page: ReactNode, { path = '/', search = '', hold = false } = {}) {
  const platform = createPlatform();
  const { open, opened } = gate();
  const wire: Wire = {
    isCut: false,
    rewrite: null,
    hold: hold ? opened : null,
    requests: [],
  };
  const { client } = createShopClient({
    path: `${ORIGIN}/graphql`,
    method: 'get',
    fetch: wiredFetch(wire, platform),
    token: () => null,
    storeView: () => null,
    currency: () => null,
    cacheId: { get: () => null, set: () => {} },
    // Offline while the network is cut, so that requests fail at once instead of being retried.
    isOnline: () => !wire.isCut,
    onSessionRejected: () => {},
    storage: null,
  });
  const services = {
    commerce: { client: () => client, view: { charged: null } },
    storage: expiringStorage(() => localStorage, Date.now),
    sessionStore: expiringStorage(() => sessionStorage, Date.now),
    now: Date.now,
    token: { isPresent: () => false },
    errors: {
      report: (error: unknown) => {
        throw error;
      },
    },
  } as unknown as Services;
  localStorage.clear();
  sessionStorage.clear();
  const app = createActor(createApp(services), { systemId: 'app' }).start();
  const place = memoryLocation({ path: path + search, record: true });
  const formDrafts = createFormDrafts();
  const tree = (shown: ReactNode) => (
    <I18nProvider i18n={i18n}>
      <AppActorProvider value={app as unknown as AppActor}>
        <Provider value={client}>
          <Router hook={place.hook} searchHook={place.searchHook}>
            <FormDraftsProvider value={formDrafts}>{shown}</FormDraftsProvider>
          </Router>
        </Provider>
      </AppActorProvider>
    </I18nProvider>
  );
  const screen = render(tree(page));
  return {
    ...screen,
    /** Renders another page with the same client, whose cache stays filled. */
    visitAgain: (shown: ReactNode) => screen.rerender(tree(shown)),
    shopper: userEvent.setup(),
    shop: platform.shop(),
    wire,
    client,
    cart: app.getSnapshot().children.cart,
    /** Releases the requests that `hold` stopped. */
    release: open,
    address: () => place.history.at(-1),
    go: (to: string) => act(() => place.navigate(to)),
    control: async (action: string, body: object) => {
      const response = await platform.fetch(
        new Request(`${ORIGIN}/demo/${action}`, { method: 'POST', body: JSON.stringify(body) }),
      );
      if (!response.ok) throw new Error(await response.text());
    },
  };
}

function wiredFetch(wire: Wire, platform: Platform): typeof fetch {
  return async (input, init) => {
    const url = new URL(String(input));
    const body = String(init?.body ?? '');
    const document = url.searchParams.get('query') ?? body;
    const operation = /(?:query|mutation)\s+(\w+)/.exec(document)?.[1] ?? '';
    wire.requests.push(operation);
    await wire.hold;
    if (wire.isCut) throw new TypeError('fetch failed');
    const headers = new Headers(init?.headers);
    const response = await platform.fetch(
      new Request(url, { method: init?.method ?? 'GET', headers, ...(body && { body }) }),
    );
    if (!wire.rewrite) return response;
    return new Response(await wire.rewrite(operation, await response.text()), response);
  };
}

const createApp = (services: Services) =>
  setup({
    types: {
      children: {} as { cart: 'cart' },
      context: {} as { running: string[]; mail: object; undelivered: object },
      events: {} as { type: 'actor.send'; event: { type: string } },
    },
    actors: { cart: wireCart(services) },
  }).createMachine({
    id: 'app',
    context: { running: ['cart'], mail: {}, undelivered: {} },
    // Like the real root: delivers `actor.send` to a running actor.
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
