import { describe, expect, it } from 'vitest';
import { assign, createActor, createMachine, fromPromise, setup, waitFor } from 'xstate';
import type { AppContext, LoadedActor } from '../../machines/app/context.ts';
import { appMachine } from '../../machines/app/machine.ts';
import { type LazyActorName, mailTo } from '../../machines/system.ts';
import { NOTHING_KEPT } from '../support/idleApp.ts';
import { done, failed } from '../support/model.ts';
import { walk } from '../support/walk.ts';

const yes = () => true;

describe('Model walk of every state and transition', () => {
  it('covers the root machine', async () => {
    // In a walk no actor runs: only whether the machine would start one counts.
    const machine = appMachine.provide({
      actions: {
        startLoaded: assign(
          ({ context, spawn }, { name }: { name: LazyActorName }): Partial<AppContext> => {
            const { [name]: events, ...mail } = context.mail;
            if (!events) return {};
            // A placeholder for the loaded actor, which the walk can end or let fail.
            spawn('loadActor' as never, { id: name, input: { name } } as never);
            return { running: [...new Set([...context.running, name])], mail };
          },
        ) as never,
        removeActor: assign(
          ({ context }, { name }: { name: LazyActorName }): Partial<AppContext> => {
            const { [name]: events, ...mail } = context.mail;
            return events ? { mail, pendingActors: [] } : {};
          },
        ) as never,
      },
    });
    const events = [
      done('restoreCaches'),
      mailTo('cart', { type: 'cart.read' }),
      { type: 'actors.start', names: ['cart', 'session'] },
      done('load.cart'),
      failed('load.cart'),
      { type: 'actors.retry', name: 'cart' },
      failed('cart'),
      failed('watchStorage'),
      done('load.session'),
      { type: 'search.toggle' },
      { type: 'link.open', url: '/cart' },
      { type: 'search.close' },
      { type: 'location.changed', path: '/', search: '' },
      { type: 'location.changed', path: '/', search: '?coupon=FIRSTLIGHT' },
      { type: 'storage.tokenChanged' },
      { type: 'storage.cartChanged' },
      { type: 'window.idle', isOnline: true },
      { type: 'window.failed', error: 'boom' },
      {
        type: 'cart.addFailed',
        operation: 'add',
        failure: { reason: 'refused', message: 'Not enough items' },
      },
    ] as never;
    const facets = ({ running, mail }: AppContext) => [
      running.length > 0,
      'cart' in mail,
      'session' in mail,
      'storeView' in mail,
    ];
    const input = { needs: {} };
    const queuedActors = ({ mail, pendingActors }: AppContext) => [
      Object.keys(mail).sort(),
      pendingActors.length,
    ];
    const network = [
      done('restoreCaches'),
      { type: 'network.changed', isOnline: false },
      { type: 'actors.start', names: ['toasts', 'cart'], replyTo: 'page' },
      failed('load.network'),
      done('load.network'),
      failed('load.toasts'),
      failed('load.cart'),
    ] as never;
    expect(
      await walk(
        machine,
        { events, facets, input, facts: NOTHING_KEPT },
        {
          events,
          facets,
          input,
          facts: { ...NOTHING_KEPT, isTokenHeld: yes, isCartStored: yes, hasStoredWishes: yes },
        },
        { events: network, facets: queuedActors, input, facts: NOTHING_KEPT },
        {
          events: [{ type: 'window.idle', isOnline: true }, done('restoreOrders')] as never,
          facets: queuedActors,
          input,
          facts: { ...NOTHING_KEPT, isOrderDue: yes },
        },
        {
          events: network,
          facets: queuedActors,
          input,
          facts: { ...NOTHING_KEPT, isOffline: yes },
        },
        {
          events: [
            done('restoreCaches'),
            { type: 'storeView.settled' },
            failed('load.storeView'),
          ] as never,
          facets,
          input,
          facts: { ...NOTHING_KEPT, isPrefixUnknown: yes },
        },
        {
          events: [
            mailTo('drawer', { type: 'drawer.open' }),
            failed('load.drawer'),
            { type: 'actors.retry', name: 'drawer' },
            { type: 'work.repeat' },
          ] as never,
          facets: queuedActors,
          input,
          facts: NOTHING_KEPT,
        },
        // A rendered document contains its store view: none has to be chosen.
        {
          events: [done('restoreCaches')] as never,
          facets,
          input: {
            ...input,
            rendered: { path: '/', search: '', page: null, response: null, problem: null },
          },
          facts: { ...NOTHING_KEPT, isPrefixUnknown: yes },
        },
      ),
    ).toMatchObject({ states: 5, transitions: 34, missedStates: [], missed: [] });
  });
});

/** The root, whose lazy actors record their events; `loads` has a way to end each import. */
function openRoot(facts: Partial<Record<keyof typeof NOTHING_KEPT, () => boolean>> = {}) {
  const received: string[] = [];
  const errors: unknown[] = [];
  const loads: { name: LazyActorName; succeed: () => void; fail: (error: unknown) => void }[] = [];
  const actorOf = (name: string) =>
    setup({
      actions: { record: ({ event }) => void received.push(`${name} ${event.type}`) },
    }).createMachine({ id: name, on: { '*': { actions: 'record' } } });
  const app = createActor(
    appMachine.provide({
      actors: {
        restoreCaches: fromPromise(async () => {}),
        restoreOrders: fromPromise(async () => {}),
        loadActor: fromPromise<LoadedActor, { name: LazyActorName }>(
          ({ input: { name } }) =>
            new Promise((resolve, reject) => {
              const succeed = () => resolve({ logic: actorOf(name), input: () => undefined });
              loads.push({ name, succeed, fail: reject });
            }),
        ),
        page: actorOf('page') as never,
      },
      actions: {
        correctLocale: () => {},
        dropCustomer: () => void received.push('dropCustomer'),
        reportError: (_, { error }) => void errors.push(error),
        logError: (_, { error }) => void errors.push(`logged ${error}`),
        reportLoadError: (_, { name }) => void received.push(`load failure ${name}`),
        showOffline: () => void received.push('showOffline'),
      },
      guards: { ...NOTHING_KEPT, ...facts },
    }),
    { systemId: 'app', input: { needs: {} } },
  ).start();
  const turn = () => new Promise((resolve) => setTimeout(resolve));
  return { app, received, errors, loads, turn, names: () => loads.map(({ name }) => name) };
}

describe('Root machine', () => {
  it('loads an actor once, however often it is addressed, and delivers its events in order', async () => {
    const { app, received, loads, turn, names } = openRoot();
    app.send(mailTo('cart', { type: 'cart.read' }));
    app.send({ type: 'actors.start', names: ['cart'] });
    app.send(mailTo('cart', { type: 'cart.endEdit' }));
    expect(names()).toEqual(['cart']);
    loads[0]?.succeed();
    await turn();
    app.send(mailTo('cart', { type: 'cart.removeCoupon' }));
    expect(received).toEqual(['cart cart.read', 'cart cart.endEdit', 'cart cart.removeCoupon']);
    expect(names()).toEqual(['cart']);
    expect(app.getSnapshot().context).toMatchObject({ running: ['cart'], mail: {} });
  });

  it('reports an actor that cannot be imported, and imports the actor with the next event to it', async () => {
    const { app, received, errors, loads, turn, names } = openRoot();
    app.send(mailTo('cart', { type: 'cart.read' }));
    loads[0]?.fail('out of reach');
    await turn();
    expect(errors).toEqual(['logged out of reach']);
    expect(received).toEqual(['load failure cart']);
    app.send(mailTo('cart', { type: 'cart.read' }));
    loads[1]?.succeed();
    await turn();
    app.send({ type: 'actors.retry', name: 'cart' });
    expect(names()).toEqual(['cart', 'cart']);
    expect(received).toEqual(['load failure cart', 'cart cart.read']);
  });

  it.each([
    ['drawer', 'drawer.openSignIn'],
    ['storeView', 'storeView.list'],
    ['toasts', 'toast.add'],
  ] as const)(
    'leaves a failed load of %s to the place that shows it, until a retry',
    async (name, type) => {
      const { app, received, errors, loads, turn } = openRoot();
      app.send(mailTo(name, { type } as never));
      loads[0]?.fail('out of reach');
      await turn();
      expect(received).toEqual([]);
      expect(errors).toEqual(['logged out of reach']);
      expect(app.getSnapshot().context.undelivered).toEqual({ [name]: [{ type }] });
      app.send({ type: 'actors.retry', name });
      expect(app.getSnapshot().context.undelivered).toEqual({});
      loads[1]?.succeed();
      await turn();
      expect(received).toEqual([`${name} ${type}`]);
    },
  );

  it('reports a failed load unless every waiting event shows the failure where the shopper pressed', async () => {
    const { app, received, loads, turn } = openRoot();
    app.send(mailTo('storeView', { type: 'storeView.list' }));
    app.send(mailTo('storeView', { type: 'storeView.refused' }));
    loads[0]?.fail('out of reach');
    await turn();
    expect(received).toEqual(['load failure storeView']);
  });

  it('delivers the lost events once, in order, when the shopper retries', async () => {
    const { app, received, loads, turn } = openRoot();
    app.send(mailTo('cart', { type: 'cart.read' }));
    app.send(mailTo('cart', { type: 'cart.endEdit' }));
    loads[0]?.fail('out of reach');
    await turn();
    app.send({ type: 'actors.retry', name: 'cart' });
    app.send({ type: 'actors.retry', name: 'cart' });
    loads[1]?.succeed();
    await turn();
    expect(loads).toHaveLength(2);
    expect(received).toEqual(['load failure cart', 'cart cart.read', 'cart cart.endEdit']);
  });

  it('delivers the lost events to an actor that another event has started since', async () => {
    const { app, received, loads, turn } = openRoot();
    app.send(mailTo('cart', { type: 'cart.read' }));
    loads[0]?.fail('out of reach');
    await turn();
    app.send({ type: 'actors.start', names: ['cart'] });
    loads[1]?.succeed();
    await turn();
    app.send({ type: 'actors.retry', name: 'cart' });
    expect(received).toEqual(['load failure cart', 'cart cart.read']);
  });

  it('offers a retry for a session or a wish list that is needed, and none for background work', async () => {
    const { app, received, errors, loads, turn } = openRoot();
    app.send({ type: 'actors.start', names: ['session', 'wishList', 'forcedSignOut'] });
    app.send(mailTo('suggestions', { type: 'suggestions.clear' } as never));
    for (const { fail } of loads) fail('out of reach');
    await turn();
    expect(received).toEqual(['load failure session', 'load failure wishList']);
    expect(errors).toEqual(Array(4).fill('logged out of reach'));
  });

  it('only logs that the wish list cannot be imported for a heart, which shows the failure itself', async () => {
    const { app, received, errors, loads, turn } = openRoot();
    app.send(mailTo('wishList', { type: 'wishList.removeProduct', sku: 'rose' }));
    loads[0]?.fail('out of reach');
    await turn();
    app.send(mailTo('wishList', { type: 'wishList.add', wishes: [] }));
    loads[1]?.fail('out of reach');
    await turn();
    expect(received).toEqual([]);
    expect(errors).toEqual(Array(2).fill('logged out of reach'));
    app.send({ type: 'actors.retry', name: 'wishList' });
    loads[2]?.succeed();
    await turn();
    expect(received).toEqual(['wishList wishList.add']);
  });

  it('logs a failed import of the actors that show errors, as reporting it would loop', async () => {
    const { app, errors, loads, turn } = openRoot();
    app.send(mailTo('toasts', { type: 'toast.dismiss', id: 'a' }));
    loads[0]?.fail('out of reach');
    await turn();
    expect(errors).toEqual(['logged out of reach']);
  });

  it('answers the page once all requested actors run, or when one cannot be loaded', async () => {
    const { app, received, errors, loads, turn, names } = openRoot();
    app.send({ type: 'actors.start', names: ['cart', 'checkout'], replyTo: 'page' });
    loads[0]?.succeed();
    await turn();
    expect(received).toEqual([]);
    loads[1]?.succeed();
    await turn();
    expect(received).toEqual(['page actors.started']);
    app.send({ type: 'actors.start', names: ['cart'], replyTo: 'page' });
    expect(received).toEqual(['page actors.started', 'page actors.started']);
    app.send({ type: 'actors.start', names: ['account'], replyTo: 'page' });
    loads[2]?.fail('out of reach');
    await turn();
    expect(received.at(-1)).toBe('page actors.failed');
    expect(errors).toEqual([]);
    expect(names()).toEqual(['cart', 'checkout', 'account']);
  });

  it('survives an actor that fails, reports it and loads it again', async () => {
    const { app, errors, names } = openRoot();
    const broken = createMachine({
      id: 'cart',
      on: {
        '*': {
          actions: () => {
            throw 'broken';
          },
        },
      },
    });
    const root = createActor(
      app.logic.provide({
        actors: {
          loadActor: fromPromise<LoadedActor, { name: LazyActorName }>(async () => ({
            logic: broken,
            input: () => undefined,
          })),
        },
      }),
      { systemId: 'app', input: { needs: {} } },
    ).start();
    root.send(mailTo('cart', { type: 'cart.read' }));
    await waitFor(root, () => errors.length > 0);
    expect(errors).toEqual(['broken']);
    expect(root.getSnapshot()).toMatchObject({ status: 'active', context: { running: [] } });
    expect(root.system.get('cart')).toBeUndefined();
    expect(names()).toEqual([]);
  });

  it('shows the offline notice when the code of the toasts cannot load', async () => {
    const { app, received, errors, loads, turn } = openRoot({ isOffline: yes });
    app.send({ type: 'network.changed', isOnline: false });
    loads[0]?.fail('offline');
    await turn();
    expect(received).toEqual(['showOffline']);
    expect(errors).toEqual([]);
  });
});

describe('Root machine: the actors that a page starts with', () => {
  const startedActors = (facts: Parameters<typeof openRoot>[0]) => openRoot(facts).names();

  it('include none when nothing is stored', () => {
    expect(startedActors({})).toEqual([]);
  });

  it('include the session when a token is stored, and the page waits for it', async () => {
    const { app, loads, turn, names } = openRoot({ isTokenHeld: yes });
    expect(names()).toEqual(['session']);
    await turn();
    expect(app.getSnapshot().hasTag('ready')).toBe(false);
    loads[0]?.succeed();
    await turn();
    expect(app.getSnapshot().hasTag('ready')).toBe(true);
  });

  it('include the cart when a cart id is stored, and the page does not wait for it', async () => {
    const { app, turn, names } = openRoot({ isCartStored: yes });
    await turn();
    expect(names()).toEqual(['cart']);
    expect(app.getSnapshot().matches({ open: 'running' })).toBe(true);
  });

  it('include cart and checkout when a payment is outstanding', () => {
    expect(startedActors({ isOrderDue: yes })).toEqual(['cart', 'checkout']);
  });

  it('include neither cart nor session when the token is stale, and the customer’s data is dropped', () => {
    const { received, names } = openRoot({ isTokenExpired: yes, isCartStored: yes });
    expect(names()).toEqual([]);
    expect(received).toEqual(['dropCustomer']);
  });

  it('include the store view when the address may name one, and the page waits until it is settled', async () => {
    const { app, loads, turn, names } = openRoot({ isPrefixUnknown: yes });
    await turn();
    expect(names()).toEqual(['storeView']);
    loads[0]?.succeed();
    await turn();
    expect(app.getSnapshot().matches({ open: 'settling' })).toBe(true);
    app.send({ type: 'storeView.settled' });
    expect(app.getSnapshot().matches({ open: 'running' })).toBe(true);
  });

  it('include the wish list, after the session, when a guest has added to it before signing in', async () => {
    const { app, loads, turn, names } = openRoot({ hasStoredWishes: yes });
    app.send({ type: 'actors.start', names: ['session'] });
    loads[0]?.succeed();
    await turn();
    expect(names()).toEqual(['session', 'forcedSignOut', 'wishList']);
  });
});
