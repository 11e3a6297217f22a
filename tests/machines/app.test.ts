import { describe, expect, it } from 'vitest';
import { fromCallback } from 'xstate';
import { appMachine } from '../../machines/app/machine.ts';
import { done, failed } from '../support/model.ts';
import { standAlone } from '../support/standAlone.ts';

const LOADED = { logic: fromCallback(() => {}), input: () => undefined };
const RENDERED = { path: '/', search: '', page: null, response: null, problem: null };
const locationChanged = (path: string, search = '') => ({ type: 'location.changed', path, search });
const start = (...names: string[]) => ({ type: 'actors.start', names });

/** The root after its caches are restored, and what it did since. */
function restoredRoot(facts: Record<string, boolean> = {}, rendered: object | null = null) {
  const app = standAlone(appMachine, { facts, input: { needs: {}, rendered } });
  app.calls();
  app.send(done('restoreCaches'));
  return app;
}

/** The root of an open shop. */
function openRoot(facts: Record<string, boolean> = {}) {
  const app = restoredRoot(facts);
  app.calls();
  return app;
}

describe('Root machine, opening', () => {
  it('corrects the language, shows a due notice and watches the address', () => {
    expect(restoredRoot({ isNoticeDue: true }).calls()).toEqual([
      'correctLocale',
      'showNotice',
      'call watchLocation',
    ]);
    expect(restoredRoot().calls()).not.toContain('showNotice');
  });

  it('takes language and store view from a rendered document', () => {
    const app = restoredRoot({ isPrefixUnknown: true }, RENDERED);
    expect(app.calls()).toEqual(['call watchLocation']);
    expect(app.matches({ open: 'running' })).toBe(true);
  });

  it('opens in the current view when the code of the store view cannot load', () => {
    const app = restoredRoot({ isPrefixUnknown: true });
    expect(app.calls()).toEqual(['call load.storeView']);
    app.send(failed('load.storeView'));
    expect(app.matches({ open: 'running' })).toBe(true);
    expect(app.context().mail).toEqual({});
  });
});

describe('Root machine, addresses', () => {
  it('reports a new address to the page, and closes the drawer', () => {
    const app = openRoot();
    app.send(locationChanged('/roses'));
    expect(app.calls()).toEqual(['page ← location.changed', 'drawer ← drawer.close']);
  });

  it('takes the coupon from the home page’s address', () => {
    const app = openRoot();
    app.send(locationChanged('/', '?coupon=%20FIRSTLIGHT'));
    expect(app.calls()).toEqual(['page ← location.changed', 'takeCoupon']);
    expect(app.inputOf('takeCoupon')).toEqual({ code: 'FIRSTLIGHT' });
    app.send(locationChanged('/roses', '?coupon=FIRSTLIGHT'));
    expect(app.calls()).not.toContain('takeCoupon');
  });

  it('keeps the search field open on the first address, and closes it on the next', () => {
    const app = openRoot();
    app.send({ type: 'search.toggle' }, locationChanged('/'));
    expect(app.context().isSearchOpen).toBe(true);
    app.send(locationChanged('/roses'));
    expect(app.context().isSearchOpen).toBe(false);
    app.send({ type: 'search.toggle' }, { type: 'search.close' });
    expect(app.context().isSearchOpen).toBe(false);
  });

  it('opens the coupon field when a coupon is to be corrected', () => {
    const app = openRoot();
    app.send({ type: 'link.open', url: '/cart' });
    expect(app.calls()).toEqual(['openLink']);
  });
});

describe('Root machine, loading', () => {
  it('loads the forced sign-out with the session', () => {
    const app = openRoot();
    app.send(start('session'), done('load.session', LOADED));
    expect(app.calls()).toEqual(['call load.session', 'call load.forcedSignOut']);
    expect(app.context().running).toEqual(['session']);
  });

  it('loads a guest’s wish list together with the session', () => {
    const app = openRoot({ hasStoredWishes: true });
    app.send(start('session'), done('load.session', LOADED));
    expect(app.calls()).toEqual([
      'call load.session',
      'call load.forcedSignOut',
      'call load.wishList',
    ]);
    expect(app.context().running).toEqual(['session']);
  });

  it('registers the service worker when the network machine has loaded', () => {
    const app = openRoot();
    app.send(start('network'));
    app.calls();
    app.send(done('load.network', LOADED));
    expect(app.calls()).toEqual(['registerWorker']);
    expect(app.context().running).toEqual(['network']);
  });

  it.each([
    [true, 'showOffline'],
    [false, 'logError'],
  ])(
    'loads the network machine again after its code failed to load, offline: %s',
    (isOffline, expected) => {
      const app = openRoot({ isOffline });
      app.send(start('network'));
      app.calls();
      app.send(failed('load.network', 'failed to fetch'));
      expect(app.calls()).toEqual([expected]);
      app.send(start('network'));
      expect(app.calls()).toEqual(['call load.network']);
    },
  );

  it('logs that the toasts, which show errors, failed to load, and loads them again', () => {
    const app = openRoot();
    app.send(start('toasts'));
    app.calls();
    app.send(failed('load.toasts', 'failed to fetch'));
    expect(app.calls()).toEqual(['logError']);
    expect(app.inputOf('logError')).toEqual({ error: 'failed to fetch' });
    app.send(start('toasts'));
    expect(app.calls()).toEqual(['call load.toasts']);
  });

  it('only logs that the toasts failed to load with toasts waiting, since no toast could say so', () => {
    const app = openRoot();
    app.send({ type: 'actor.send', to: 'toasts', event: { type: 'toasts.signedOut' } });
    app.calls();
    app.send(failed('load.toasts', 'failed to fetch'));
    expect(app.calls()).toEqual(['logError']);
    expect(app.context().undelivered).toEqual({});
  });

  it('logs that a background actor failed to load, and loads it with its next event', () => {
    const app = openRoot();
    app.send(start('catalog'));
    app.calls();
    app.send(failed('load.catalog', 'failed to fetch'));
    expect(app.calls()).toEqual(['logError']);
    app.send(start('catalog'));
    expect(app.calls()).toEqual(['call load.catalog']);
  });

  it('keeps the toasts whose code failed to load, and shows them after a retry', () => {
    const app = openRoot();
    const add = {
      type: 'toast.add',
      content: { type: 'info', message: 'Hello' },
      at: 0,
    } as const;
    app.send({ type: 'actor.send', to: 'toasts', event: add } as never);
    app.calls();
    app.send(failed('load.toasts', 'failed to fetch'));
    expect(app.calls()).toEqual(['logError']);
    expect(app.context().undelivered).toEqual({ toasts: [add] });
    app.send({ type: 'actors.retry', name: 'toasts' });
    expect(app.calls()).toEqual(['call load.toasts']);
    expect(app.context()).toMatchObject({ undelivered: {}, mail: { toasts: [add] } });
  });

  it('repeats the work that was given up without its code', () => {
    const app = openRoot();
    app.send({ type: 'work.repeat' });
    expect(app.calls()).toEqual(['repeatWork']);
  });

  it('leaves the report of failed code to the page that waits for it', () => {
    const app = openRoot();
    app.send({ type: 'actors.start', names: ['toasts'], replyTo: 'page' });
    app.calls();
    app.send(failed('load.toasts', 'failed to fetch'));
    expect(app.calls()).toEqual([]);
  });
});

describe('Root machine, windows', () => {
  it.each([
    [true, 'session.tokenSet'],
    [false, 'session.tokenCleared'],
  ])(
    'informs the session that another tab changed the token, to a new one: %s',
    (isTokenHeld, type) => {
      const facts = { isTokenHeld: false };
      const app = openRoot(facts);
      facts.isTokenHeld = isTokenHeld;
      app.send({ type: 'storage.tokenChanged' });
      expect(app.context().mail).toEqual({ session: [{ type }] });
    },
  );

  it('loads the cart machine when another tab stores a cart', () => {
    const facts = { isCartStored: false };
    const app = openRoot(facts);
    app.send({ type: 'storage.cartChanged' });
    expect(app.calls()).toEqual([]);
    facts.isCartStored = true;
    app.send({ type: 'storage.cartChanged' });
    expect(app.calls()).toEqual(['call load.cart']);
  });

  it('checks the network and looks for unconfirmed orders once the page is idle', () => {
    const facts = { isOrderDue: false };
    const app = openRoot(facts);
    app.send({ type: 'window.idle', isOnline: true });
    expect(app.calls()).toEqual(['call load.network', 'call restoreOrders']);
    expect(app.context().mail.network).toEqual([{ type: 'network.checked', isOnline: true }]);
    facts.isOrderDue = true;
    app.send(done('restoreOrders'));
    expect(app.calls()).toEqual(['call load.cart', 'call load.checkout']);
  });

  it('reports failures of the window, of an actor of its own and of a cart addition', () => {
    const app = openRoot();
    app.send({ type: 'window.failed', error: 'boom' });
    expect(app.calls()).toEqual(['reportError']);
    expect(app.inputOf('reportError')).toMatchObject({ error: 'boom' });
    app.send(failed('watchStorage', 'broken'));
    expect(app.calls()).toEqual(['reportError']);
    expect(app.inputOf('reportError')).toEqual({ error: 'broken' });
    const failure = { operation: 'add', failure: { reason: 'refused', message: 'No.' } };
    app.send({ type: 'cart.addFailed', ...failure });
    expect(app.calls()).toEqual(['reportAddFailure']);
    expect(app.inputOf('reportAddFailure')).toEqual(failure);
  });
});
