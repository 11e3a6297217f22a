import { describe, expect, it, vi } from 'vitest';
import {
  type AnyStateMachine,
  createActor,
  type PromiseActorLogic,
  toPromise,
  waitFor,
} from 'xstate';
import { cartOperationMachine } from '../machines/cart/operation/machine.ts';
import { unprovidedIn } from '../machines/port.ts';
import { LOADER_ID } from '../machines/system.ts';
import { DEFAULT_ENVIRONMENT } from '../src/actors/useEnvironment.ts';
import { createShopClient } from '../src/adapters/graphql/client.ts';
import { expiringStorage } from '../src/adapters/storage/expiringStorage.ts';
import { ACTORS } from '../src/app/system/registry.ts';
import type { Services } from '../src/app/system/services.ts';
import { wireApp } from '../src/app/system/wiring/app.ts';
import { MACHINES } from '../src/inspector/machines.ts';
import { createFormDrafts } from '../src/lib/formDrafts.ts';
import { NOTICE } from '../src/lib/stored/keys.ts';
import { allMachines } from './charts/allMachines.ts';

vi.mock('../src/app/pages.ts', () => ({ loadPage: async () => {} }));

/** A machine, those that it starts itself, and those whose code it fetches. */
async function machinesBelow(machine: AnyStateMachine): Promise<AnyStateMachine[]> {
  const children = Object.values(machine.implementations.actors).filter(
    (logic): logic is AnyStateMachine => 'implementations' in (logic as object),
  );
  const below = await Promise.all(
    children.map(async (child) =>
      machinesBelow(child.id === LOADER_ID ? await loadedBy(child) : child),
    ),
  );
  return [machine, ...below.flat()];
}

const loadedBy = (loader: AnyStateMachine): Promise<AnyStateMachine> =>
  toPromise(
    createActor(loader.implementations.actors.load as PromiseActorLogic<AnyStateMachine>).start(),
  );

/** The machines that the server runs for the pages that it renders. */
const ON_SERVER = ['renderDeadline'];

describe('Wiring', async () => {
  const registered = await Promise.all(
    Object.values(ACTORS).map(({ load }): Promise<AnyStateMachine> => load(services())),
  );
  const wiredMachines = (
    await Promise.all([wireApp(services()), ...registered].map((one) => machinesBelow(one)))
  ).flat();
  const ids = new Set(wiredMachines.map(({ id }) => id));

  it('runs every machine below the root, by the registry or by its parent', () => {
    const declared = allMachines().map(({ machine }) => machine.id);
    expect([...ids, ...ON_SERVER].sort()).toEqual(declared.sort());
    expect(declared.length).toBeGreaterThan(20);
  });

  it('registers each actor under the id of its machine', () => {
    // Two actors run the same machine.
    const shared: Record<string, string> = { recentlyViewed: 'recents', recentSearches: 'recents' };
    const ids = Object.keys(ACTORS).map((name) => shared[name] ?? name);
    expect(registered.map(({ id }) => id)).toEqual(ids);
  });

  it('lists every machine in the table for replaying recordings', () => {
    expect([...MACHINES.keys()].sort()).toEqual([...ids, ...ON_SERVER].sort());
  });

  for (const id of ids) {
    it(`leaves no port of ${id} unprovided`, () => {
      const machines = wiredMachines.filter((machine) => machine.id === id);
      expect(machines.flatMap(unprovidedIn)).toEqual([]);
    });
  }

  it('is checked by a test that notices unprovided ports', () => {
    expect(unprovidedIn(cartOperationMachine)).toHaveLength(15);
  });
});

describe('Root machine', () => {
  it('stays active when every effect throws', async () => {
    vi.stubGlobal('addEventListener', () => {});
    const reports: unknown[] = [];
    const broken = services({ isBroken: true, report: (error) => reports.push(error) });
    const app = createActor(wireApp(broken), { systemId: 'app', input: { needs: {} } }).start();
    await waitFor(app, (snapshot) => snapshot.matches({ open: 'running' }));
    const { page } = app.getSnapshot().children;
    app.send({ type: 'actors.start', names: ['storeView', 'cart', 'checkout'] });
    await waitFor(app, ({ context }) => context.running.length === 3);
    app.send({ type: 'location.changed', path: '/nowhere', search: '' });
    await waitFor(page!, (snapshot) => snapshot.hasTag('failed'));
    const failure = { reason: 'refused', message: 'No' } as const;
    app.send({ type: 'cart.addFailed', operation: 'add', failure });
    const { system } = app;
    system.get('cart').send({ type: 'cart.read' });
    system.get('storeView').send({ type: 'storeView.choose', code: 'elsewhere' });
    system.get('checkout').send({ type: 'checkout.begin' });
    await vi.waitUntil(() => system.get('checkout').getSnapshot().hasTag('open'));
    expect(app.getSnapshot().status).toBe('active');
    expect(
      Object.values(app.getSnapshot().children).map((child) => child?.getSnapshot().status),
    ).not.toContain('error');
    expect(reports.length).toBeGreaterThan(0);
    app.stop();
    vi.unstubAllGlobals();
  });

  it('shows the notice of the previous page load, and leaves its own for the next one', () => {
    const browser = services();
    const wiredPage = () => wireApp(browser).implementations.guards.isNoticeDue as () => boolean;
    const isDueInLeavingPage = wiredPage();
    browser.sessionStore.set(NOTICE, 'viewGone');
    expect(isDueInLeavingPage()).toBe(false);
    const isDueInNextPage = wiredPage();
    expect(isDueInNextPage()).toBe(true);
  });
});

function services({
  isBroken = false,
  report = () => {},
}: {
  isBroken?: boolean;
  report?: (error: unknown) => void;
} = {}): Services {
  const act = () => {
    if (isBroken) throw new Error('the browser is broken');
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
    commerce: {
      client: () => client,
      renew: act,
      watch: () => () => {},
      restored: async () => {},
      fetch: offline,
      onSessionRejected: act,
      view: { rest: null, charged: null, named: null, ignoreName: () => {} },
      served: null,
    },
    token: { bearer: () => null, isPresent: () => false, isExpired: () => false, lifetime: 3_600 },
    navigation: {
      current: () => ({ path: '/', search: '' }),
      hash: () => '',
      navigate: act,
      origin: () => null,
      leave: act,
      load: act,
      prefix: () => ({ isOfView: false, unknown: null }),
      reload: act,
      arrive: () => false,
      watch: () => () => {},
    },
    storage: expiringStorage(store, () => 0),
    sessionStore: expiringStorage(store, () => 0),
    formDrafts: createFormDrafts(),
    actors: { send: act, toast: act, hasReceipt: () => false },
    errors: { report, recorded: [] },
    environment: DEFAULT_ENVIRONMENT,
    now: () => 0,
  };
}
