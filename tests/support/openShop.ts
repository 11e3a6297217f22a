import { i18n } from '@lingui/core';
import { afterEach, beforeEach, vi } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import type { LazyActorName } from '../../machines/system.ts';
import { actorOf } from '../../src/actors/AppActor.ts';
import { PAGE_NEEDS } from '../../src/app/pages.ts';
import { createServices } from '../../src/app/system/createServices.ts';
import { wireApp } from '../../src/app/system/wiring/app.ts';
import { STORAGE_PREFIX } from '../../src/lib/stored/keys.ts';
import { createPlatform, type Platform } from '../platform/createPlatform.ts';

// Activate English as the shop does at its start: it needs no catalogue.
i18n.loadAndActivate({ locale: 'en_US', locales: ['en-US'], messages: {} });

/** A customer in the demo platform's seed. */
export const ROBERTA = { email: 'roberta@example.com', password: 'Peony123!' };

interface Visit {
  path?: string;
  /** The platform of an earlier visit to return to; without one, a new platform. */
  platform?: Platform;
  /** Wraps every request to the platform. `name` is the GraphQL operation's or the REST path. */
  around?: (name: string, send: () => Promise<Response>) => Promise<Response>;
}

/** The whole record under one of the shop's storage keys; null without one. */
export const storedRecord = (key: string) =>
  JSON.parse(localStorage.getItem(STORAGE_PREFIX + key) ?? 'null');

/** The shop's storage keys in use, sorted and without the prefix, except those of the caches. */
export const storedKeys = () =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(STORAGE_PREFIX))
    .map((key) => key.slice(STORAGE_PREFIX.length))
    .filter((key) => !key.startsWith('cache'))
    .sort();

export type OpenShop = Awaited<ReturnType<typeof openShop>>;

/** Gives each test empty storage, and a function to open whole shops, which are closed after the test. */
export function wholeShops(visit: Visit = {}): typeof openShop {
  let shops: OpenShop[] = [];
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  afterEach(async () => {
    await Promise.all(shops.map((shop) => shop.close()));
    shops = [];
    vi.unstubAllGlobals();
  });
  return async (change) => {
    const shop = await openShop({ ...visit, ...change });
    shops.push(shop);
    return shop;
  };
}

/**
 * Opens the whole shop without its UI: the real services, machines and client in this process, on
 * the demo platform, with a simulated clock. Storage and address are those of this jsdom window, so
 * a second call is like a reload.
 */
export async function openShop({
  path = '/',
  platform = createPlatform(),
  around = (_, send) => send(),
}: Visit = {}) {
  history.replaceState(null, '', path);
  /** `requests`: names of the operations and REST paths that were requested, in order. */
  const wire = { isCut: false, requests: [] as string[] };
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(new URL(String(input), location.origin), init);
    const name = await nameOf(request.clone());
    wire.requests.push(name);
    if (wire.isCut) throw new TypeError('Failed to fetch');
    const response = await around(name, () => platform.fetch(request));
    return listening.signal.aborted ? never : response;
  });
  const never = new Promise<Response>(() => {});
  const listening = new AbortController();
  const listen = window.addEventListener.bind(window);
  vi.stubGlobal('addEventListener', (type: string, listener: EventListener) =>
    listen(type, listener, { signal: listening.signal }),
  );
  const { services, router, connect } = createServices();
  const reload = vi.fn();
  const load = vi.fn();
  const closeListeners: (() => void)[] = [];
  Object.assign(services.navigation, { reload, load });
  const clock = new SimulatedClock();
  const app = createActor(wireApp(services), {
    clock,
    systemId: 'app',
    input: { needs: PAGE_NEEDS },
  });
  connect(app);
  app.start();
  await waitFor(app, (snapshot) => snapshot.hasTag('ready'));
  /** Starts lazy actors and waits until they run. */
  const start = async (...names: LazyActorName[]) => {
    app.send({ type: 'actors.start', names });
    await waitFor(app, ({ context: { mail } }) => names.every((name) => !(name in mail)));
  };
  return {
    app,
    services,
    router,
    start,
    clock,
    platform,
    wire,
    reload,
    load,
    shop: platform.shop(),
    session: () => actorOf(app, 'session')?.getSnapshot(),
    /** Returns the session's actor, after loading it if necessary. */
    startSession: async () => {
      await start('session');
      return actorOf(app, 'session')!;
    },
    signIn: async (credentials = ROBERTA) => {
      await start('session');
      const actor = actorOf(app, 'session')!;
      actor.send({ type: 'session.signIn', ...credentials });
      await waitFor(actor, ({ context }) => context.task === null);
      await waitFor(actor, (snapshot) => !snapshot.hasTag('gettingDetails'));
    },
    control: async (action: string, body: object = {}) => {
      const response = await platform.fetch(
        new Request(`${location.origin}/demo/${action}`, {
          method: 'POST',
          body: JSON.stringify(body),
        }),
      );
      if (!response.ok) throw new Error(await response.text());
    },
    /** Adds a function that `close` calls first. */
    onClose: (listener: () => void) => void closeListeners.push(listener),
    /** Closes the shop like a tab: listeners and responses stop. Awaits pending dynamic imports. */
    close: async () => {
      for (const listener of closeListeners) listener();
      listening.abort();
      app.stop();
      await vi.dynamicImportSettled();
    },
  };
}

async function nameOf(request: Request): Promise<string> {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname !== '/graphql') return pathname;
  const document =
    request.method === 'GET'
      ? searchParams.get('query')
      : ((await request.json()) as { query: string }).query;
  return /(?:query|mutation)\s+(\w+)/.exec(document ?? '')?.[1] ?? '';
}
