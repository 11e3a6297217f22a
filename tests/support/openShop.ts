import { i18n } from '@lingui/core';
import { vi } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import type { LazyActorName } from '../../machines/system.ts';
import { actorOf } from '../../src/actors/AppActor.ts';
import { STORAGE_PREFIX } from '../../src/adapters/storage/expiringStorage.ts';
import { PAGE_NEEDS } from '../../src/app/pages.ts';
import { wireApp } from '../../src/app/system/app.ts';
import { createServices } from '../../src/app/system/createServices.ts';
import { createPlatform, type Platform } from '../platform/createPlatform.ts';

// As at start: the English texts are the source texts.
i18n.loadAndActivate({ locale: 'en_US', locales: ['en-US'], messages: {} });

/** A customer that every new shop of the platform has. */
export const ROBERTA = { email: 'roberta@example.com', password: 'Peony123!' };

interface Visit {
  path?: string;
  /** The other side; without one, a new shop. Give one to come back to it. */
  platform?: Platform;
  /** Stands in the way of every call to the platform: by name, with the call itself. */
  around?: (name: string, send: () => Promise<Response>) => Promise<Response>;
}

/** What is kept in this browser under a key of ours, as a whole record. */
export const stored = (key: string) =>
  JSON.parse(localStorage.getItem(STORAGE_PREFIX + key) ?? 'null');

/** The keys of ours that this browser holds, but for the caches' own. */
export const storedKeys = () =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(STORAGE_PREFIX))
    .map((key) => key.slice(STORAGE_PREFIX.length))
    .filter((key) => !key.startsWith('cache'))
    .sort();

/**
 * The whole shop but its screen: the real services, machines and client in this process, on the demo
 * platform, with a clock moved by hand. Storage and address are this browser's, as after a reload.
 */
export async function openShop({
  path = '/',
  platform = createPlatform(),
  around = (_, send) => send(),
}: Visit = {}) {
  history.replaceState(null, '', path);
  /** Root fields and REST paths that were asked for, in order. */
  const wire = { isCut: false, asked: [] as string[] };
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(new URL(String(input), location.origin), init);
    const name = await nameOf(request.clone());
    wire.asked.push(name);
    if (wire.isCut) throw new TypeError('Failed to fetch');
    const answer = await around(name, () => platform.fetch(request));
    return listening.signal.aborted ? never : answer;
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
  /** Has the root start actors, and waits until each of them runs. */
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
    /** The session's actor, loaded if it must be. */
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
      const answer = await platform.fetch(
        new Request(`${location.origin}/demo/${action}`, {
          method: 'POST',
          body: JSON.stringify(body),
        }),
      );
      if (!answer.ok) throw new Error(await answer.text());
    },
    /** As a tab is closed: nothing of it is heard any more. Settles when its code has come. */
    close: async () => {
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
