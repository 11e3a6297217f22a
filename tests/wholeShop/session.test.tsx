import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ActorRefFrom, createActor, fromPromise, waitFor } from 'xstate';
import { expiryMachine } from '../../machines/session/expiry.ts';
import { sessionMachine } from '../../machines/session/machine.ts';
import type { Customer } from '../../machines/session/setup.ts';
import { actorOf } from '../../src/actors/AppActor.ts';
import { readCustomer } from '../../src/adapters/graphql/operations/session.ts';
import { ROBERTA, storedKeys, storedRecord, wholeShops } from '../support/openShop.ts';

const open = wholeShops();

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

describe('Session: a sign-in', () => {
  it('stores the token with its time and a lifetime of one hour, and reads the customer', async () => {
    const shop = await open();
    await shop.signIn();
    expect(storedRecord('signin_token')).toEqual({
      value: expect.stringMatching(/^\w{32}$/),
      timeStored: Date.now(),
      ttl: 3600,
    });
    const session = await shop.startSession();
    await waitFor(session, ({ context }) => context.customer !== null);
    expect(shop.session()?.context.customer).toMatchObject({ email: ROBERTA.email });
  });

  it('stores a token lifetime that the configuration multiplies', async () => {
    const config = document.body.appendChild(document.createElement('script'));
    Object.assign(config, { id: 'config', type: 'application/json' });
    config.textContent = '{"SIGNIN_TTL_MULTIPLIER":"2"}';
    const shop = await open();
    await shop.signIn();
    expect(storedRecord('signin_token').ttl).toBe(7200);
    config.remove();
  });

  it('keeps the token and the password out of the session machine', async () => {
    const shop = await open();
    await shop.signIn();
    const { value } = storedRecord('signin_token');
    expect(JSON.stringify(shop.session())).not.toContain(value);
    expect(JSON.stringify(shop.session())).not.toContain(ROBERTA.password);
  });

  it('works without browser storage until the page is left', async () => {
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    const shop = await open();
    await shop.signIn();
    const session = await shop.startSession();
    await tokenMeasured(session);
    expect(shop.session()?.context.customer?.email).toBe(ROBERTA.email);
    shop.clock.increment(1_000);
    expect(shop.session()?.hasTag('signedIn')).toBe(true);
    expect(shop.reload).not.toHaveBeenCalled();
    setItem.mockRestore();
  });

  it('reports a wrong password and keeps the guest and the cart', async () => {
    const shop = await open();
    await shop.start('cart');
    localStorage.setItem(
      'florilegium:cartId',
      JSON.stringify({ value: 'a'.repeat(32), timeStored: Date.now() }),
    );
    await shop.signIn({ ...ROBERTA, password: 'Wrong123!' });
    expect(shop.session()?.hasTag('signedIn')).toBe(false);
    expect(shop.session()?.context.failures.signIn).toEqual({
      reason: 'refused',
      message:
        'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.',
    });
    expect(storedRecord('cartId').value).toBe('a'.repeat(32));
    expect(shop.app.system.get('forcedSignOut')?.getSnapshot().value).toBe('idle');
  });

  it('returns to the page that asked to sign in, or else goes home', async () => {
    const shop = await open({ path: '/signin' });
    history.replaceState({ from: '/cart' }, '', '/signin');
    await shop.signIn();
    expect(location.pathname).toBe('/cart');
    await shop.close();
    localStorage.clear();
    const another = await open({ path: '/signin' });
    await another.signIn();
    expect(location.pathname).toBe('/');
  });
});

describe('Session: a page load', () => {
  it('starts signed in with a live token, and reading the token does not extend its lifetime', async () => {
    const first = await open();
    await first.signIn();
    const { timeStored } = storedRecord('signin_token');
    vi.setSystemTime(Date.now() + 3_000_000);
    const next = await open({ platform: first.platform });
    expect(next.session()?.hasTag('signedIn')).toBe(true);
    expect(storedRecord('signin_token').timeStored).toBe(timeStored);
  });

  it('starts signed out with an expired token and removes all data of the customer', async () => {
    const first = await open();
    await first.signIn();
    for (const key of ['cartId', 'shipping_address', 'paymentMethod'] as const) {
      first.services.storage.set(key, 'of a customer');
    }
    vi.setSystemTime(Date.now() + 3_601_000);
    const next = await open({ platform: first.platform });
    expect(next.session()).toBeUndefined();
    expect(storedKeys()).toEqual(['session_ended']);
    expect(next.wire.requests).not.toContain('CustomerDetails');
  });

  it('ignores a malformed token, keeps the cart and reports no ended session', async () => {
    localStorage.setItem('florilegium:signin_token', '{"value":');
    localStorage.setItem('florilegium:cartId', '{"value":"of a guest","timeStored":1}');
    const shop = await open();
    expect(shop.session()).toBeUndefined();
    expect(storedRecord('cartId').value).toBe('of a guest');
    expect(storedRecord('session_ended')).toBeNull();
  });

  it('marks an expired token as an ended session until the next sign-in', async () => {
    const first = await open();
    await first.signIn();
    vi.setSystemTime(Date.now() + 3_601_000);
    const next = await open({ platform: first.platform });
    expect(storedRecord('session_ended').value).toBe(true);
    expect(next.services.sessionStore.get('session_resumes')).toBe(true);
    await next.signIn();
    expect(storedRecord('session_ended')).toBeNull();
  });
});

/** Resolves when the remaining life of the token is known. */
const tokenMeasured = (session: { getSnapshot: () => { children: object } }) => {
  const { expiry } = session.getSnapshot().children as {
    expiry: ActorRefFrom<typeof expiryMachine>;
  };
  return waitFor(expiry, (snapshot) => snapshot.matches('valid'));
};

describe('Session: the lifetime of the token', () => {
  it('ends within a second, even after the device slept, and the page reloads signed out', async () => {
    const shop = await open();
    await shop.signIn();
    const session = await shop.startSession();
    await tokenMeasured(session);
    vi.setSystemTime(Date.now() + 3_600_500);
    expect(shop.session()?.hasTag('signedIn')).toBe(true);
    shop.clock.increment(1_000);
    await waitFor(session, (snapshot) => snapshot.matches('anonymous'));
    expect(storedRecord('signin_token')).toBeNull();
    expect(shop.reload).toHaveBeenCalledTimes(1);
    expect(storedRecord('session_ended').value).toBe(true);
  });

  it('ends in this tab too when another tab finds the token expired, and the page reloads with the reason', async () => {
    const shop = await open({ path: '/account' });
    await shop.signIn();
    const session = await shop.startSession();
    shop.services.storage.set('session_ended', true, 3_600);
    localStorage.removeItem('florilegium:signin_token');
    dispatchEvent(new StorageEvent('storage', { key: 'florilegium:signin_token' }));
    await waitFor(session, (snapshot) => snapshot.matches('anonymous'));
    expect(shop.reload).toHaveBeenCalledTimes(1);
    expect(location.pathname).toBe('/account');
  });

  it('does not count as expired when another tab signed out and its event is late', async () => {
    const shop = await open({ path: '/account' });
    await shop.signIn();
    const session = await shop.startSession();
    await tokenMeasured(session);
    localStorage.removeItem('florilegium:signin_token');
    shop.clock.increment(1_000);
    await waitFor(session, (snapshot) => snapshot.matches('anonymous'));
    expect(storedRecord('session_ended')).toBeNull();
    expect(shop.reload).not.toHaveBeenCalled();
  });

  it('counts as expired when another tab’s event comes before the next measurement', async () => {
    const shop = await open({ path: '/account' });
    await shop.signIn();
    const session = await shop.startSession();
    await tokenMeasured(session);
    vi.setSystemTime(Date.now() + 3_600_500);
    dispatchEvent(new StorageEvent('storage', { key: 'florilegium:signin_token' }));
    await waitFor(session, (snapshot) => snapshot.matches('anonymous'));
    expect(storedRecord('session_ended').value).toBe(true);
    expect(shop.reload).toHaveBeenCalledTimes(1);
    expect(location.pathname).toBe('/account');
  });

  it('ends after the reason is stored for other tabs', async () => {
    const shop = await open();
    await shop.signIn();
    const session = await shop.startSession();
    const { removeItem } = Storage.prototype;
    const reported: unknown[] = [];
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(function (this: Storage, key) {
      if (key === 'florilegium:signin_token') reported.push(storedRecord('session_ended')?.value);
      removeItem.call(this, key);
    });
    vi.setSystemTime(Date.now() + 3_600_500);
    shop.clock.increment(1_000);
    await waitFor(session, (snapshot) => snapshot.matches('anonymous'));
    expect(reported).toContain(true);
  });

  it('may be longer than the longest timer of a browser', async () => {
    const waits: number[] = [];
    const session = createActor(
      sessionMachine.provide({
        actors: {
          expiry: expiryMachine.provide({
            actors: { measureToken: fromPromise<number>(async () => 90 * 24 * 3_600_000) },
          }),
          readCustomer: fromPromise<Customer>(() => new Promise(() => {})),
        },
        actions: { sendToActor: () => {} },
        guards: { hasToken: () => true },
      }),
      { clock: { setTimeout: (_, ms) => waits.push(ms), clearTimeout: () => {} } },
    ).start();
    await tokenMeasured(session);
    expect(waits).toEqual([2_147_483_647, 1_000]);
    session.stop();
  });

  it('is measured from the time of storing, not from the page load', async () => {
    const first = await open();
    await first.signIn();
    vi.setSystemTime(Date.now() + 3_599_600);
    const next = await open({ platform: first.platform });
    const session = await next.startSession();
    await tokenMeasured(session);
    next.clock.increment(399);
    expect(next.session()?.hasTag('signedIn')).toBe(true);
    next.clock.increment(1);
    expect(next.session()?.hasTag('signedIn')).toBe(false);
    expect(next.reload).toHaveBeenCalledTimes(1);
  });
});

describe('Session: a sign-out', () => {
  it('revokes the token and leaves nothing of the customer in storage', async () => {
    const shop = await open();
    await shop.signIn();
    const { value } = storedRecord('signin_token');
    for (const key of [
      'cartId',
      'shipping_address',
      'billing_address',
      'shippingMethod',
    ] as const) {
      shop.services.storage.set(key, 'of a customer');
    }
    await shop.start('cart');
    const session = await shop.startSession();
    session.send({ type: 'session.signOut' });
    await waitFor(session, (snapshot) => snapshot.matches('anonymous'));
    expect(shop.shop.tokens.get(value)?.isRevoked).toBe(true);
    expect(storedKeys()).toEqual([]);
    expect(shop.session()?.context.customer).toBeNull();
    expect(shop.reload).not.toHaveBeenCalled();
  });

  it('succeeds when the revocation fails', async () => {
    const shop = await open();
    await shop.signIn();
    await shop.control('fail', { field: 'revokeCustomerToken', message: 'Not today' });
    const session = await shop.startSession();
    session.send({ type: 'session.signOut' });
    await waitFor(session, (snapshot) => snapshot.matches('anonymous'));
    expect(storedRecord('signin_token')).toBeNull();
  });

  for (const release of ['2.4.7', '2.4.9']) {
    it(`stays on the page when release ${release} does not know the token any more`, async () => {
      const shop = await open({ path: '/cart' });
      await shop.control('release', { value: release });
      await shop.signIn();
      await shop.control('revoke-tokens');
      const session = await shop.startSession();
      session.send({ type: 'session.signOut' });
      await waitFor(session, (snapshot) => snapshot.matches('anonymous'));
      expect(shop.wire.requests).toContain('RevokeToken');
      expect(shop.app.system.get('forcedSignOut')?.getSnapshot().value).toBe('idle');
      expect(location.pathname).toBe('/cart');
    });
  }

  it('removes the stored pictures of viewed products', async () => {
    const shop = await open();
    await shop.signIn();
    shop.services.storage.set('imagesBySku', { 'FL-B-04': { media_gallery_entries: [] } });
    const session = await shop.startSession();
    session.send({ type: 'session.signOut' });
    await waitFor(session, (snapshot) => snapshot.matches('anonymous'));
    expect(storedRecord('imagesBySku')).toBeNull();
  });

  it('takes effect in this tab without a revocation when another tab signs out', async () => {
    const shop = await open();
    await shop.signIn();
    const session = await shop.startSession();
    localStorage.removeItem('florilegium:signin_token');
    dispatchEvent(new StorageEvent('storage', { key: 'florilegium:signin_token' }));
    await waitFor(session, (snapshot) => snapshot.matches('anonymous'));
    expect(shop.wire.requests).not.toContain('RevokeToken');
  });
});

describe('Session: a rejection by the platform', () => {
  for (const release of ['2.4.7', '2.4.9']) {
    it(`ends the session once on /signin and keeps the path, in release ${release}`, async () => {
      const shop = await open({ path: '/cart?a=1' });
      await shop.control('release', { value: release });
      await shop.signIn();
      const session = await shop.startSession();
      await waitFor(session, (snapshot) => snapshot.matches({ authenticated: 'idle' }));
      await tokenMeasured(session);
      shop.services.storage.set('store_view_locale', 'zh_Hant-HK');
      shop.services.storage.set('unsettled_order', { cartId: 'a', emailHash: 'a' }, 3600);
      shop.services.storage.set('applied_coupon_code', 'FIRSTLIGHT');
      sessionStorage.setItem('anything', 'of this visit');
      await shop.control('expire-tokens');
      await shop.start('forcedSignOut');
      const forced = shop.app.system.get('forcedSignOut')!;
      session.send({ type: 'session.readDetails' });
      await waitFor(forced, (snapshot) => snapshot.matches('delaying'));
      expect(shop.session()?.hasTag('signedIn')).toBe(false);
      expect(storedKeys()).toEqual(['session_ended', 'store_view_locale', 'unsettled_order']);
      // Nothing of the visit stays, except that it has ended and resumes after the next sign-in.
      expect(Object.keys(sessionStorage)).toEqual([
        'florilegium:session_resumes',
        'florilegium:notice',
      ]);
      expect(location.pathname).toBe('/cart');
      shop.clock.increment(1_000);
      await waitFor(forced, (snapshot) => snapshot.matches('locked'));
      expect(location.pathname).toBe('/signin');
      expect(history.state).toMatchObject({ from: '/cart?a=1' });
      expect(shop.reload).not.toHaveBeenCalled();
      forced.send({ type: 'session.rejected' });
      expect(forced.getSnapshot().matches('locked')).toBe(true);
      shop.clock.increment(5_000);
      expect(forced.getSnapshot().value).toBe('idle');
    });
  }

  it('forgets a half-typed card, and keeps a half-typed address', async () => {
    const shop = await open({ path: '/checkout' });
    await shop.signIn();
    const session = await shop.startSession();
    await waitFor(session, (snapshot) => snapshot.matches({ authenticated: 'idle' }));
    const { formDrafts } = shop.services;
    formDrafts.set('payment-card', { number: '4111 1111', expiry: '', cvc: '' });
    formDrafts.set('shipping-address', { city: 'Sheung Wan' });
    await shop.control('expire-tokens');
    await shop.start('forcedSignOut');
    session.send({ type: 'session.readDetails' });
    const forced = shop.app.system.get('forcedSignOut')!;
    await waitFor(forced, (snapshot) => snapshot.matches('delaying'));
    expect(formDrafts.get('payment-card')).toBeNull();
    expect(formDrafts.get('shipping-address')).toEqual({ city: 'Sheung Wan' });
  });

  it('is handled by itself when it follows another one within five seconds', async () => {
    const shop = await open({ path: '/cart' });
    await shop.signIn();
    const session = await shop.startSession();
    await waitFor(session, (snapshot) => snapshot.matches({ authenticated: 'idle' }));
    await shop.start('forcedSignOut');
    const forced = shop.app.system.get('forcedSignOut')!;
    const expire = async () => {
      await shop.control('expire-tokens');
      session.send({ type: 'session.readDetails' });
    };
    await expire();
    await waitFor(forced, (snapshot) => snapshot.matches('delaying'));
    shop.clock.increment(1_000);
    await waitFor(forced, (snapshot) => snapshot.matches('locked'));
    await shop.signIn();
    session.send({ type: 'session.tokenSet' });
    await waitFor(session, (snapshot) => snapshot.matches({ authenticated: 'idle' }));
    await expire();
    await waitFor(forced, (snapshot) => snapshot.matches({ locked: 'rejectedAgain' }));
    shop.clock.increment(5_000);
    await waitFor(forced, (snapshot) => snapshot.matches('delaying'));
    expect(session.getSnapshot().matches('anonymous')).toBe(true);
    expect(shop.reload).not.toHaveBeenCalled();
  });

  it('is ignored when it concerns a token that has since been replaced', async () => {
    let release = () => {};
    const released = new Promise<void>((go) => {
      release = go;
    });
    let isWaiting = false;
    const shop = await open({
      path: '/cart',
      around: async (name, send) => {
        const response = await send();
        if (isWaiting && name === 'CustomerDetails') await released;
        return response;
      },
    });
    await shop.control('release', { value: '2.4.9' });
    await shop.signIn();
    const session = await shop.startSession();
    await vi.waitUntil(() => actorOf(shop.app, 'cart')?.getSnapshot().context.isFresh, {
      timeout: 20_000,
    });
    await shop.control('revoke-tokens');
    isWaiting = true;
    const pending = readCustomer(shop.services.commerce.client()).catch((error: unknown) => error);
    await vi.waitFor(() =>
      expect(shop.wire.requests.filter((name) => name === 'CustomerDetails')).toHaveLength(2),
    );
    isWaiting = false;
    session.send({ type: 'session.end' });
    await shop.signIn();
    release();
    await expect(pending).resolves.toMatchObject({ status: 401 });
    expect(shop.app.system.get('forcedSignOut')?.getSnapshot().value).toBe('idle');
    expect(shop.session()?.hasTag('signedIn')).toBe(true);
  });

  it('reloads the page on /signin itself', async () => {
    const shop = await open({ path: '/cart' });
    await shop.signIn();
    await shop.start('forcedSignOut');
    const forced = shop.app.system.get('forcedSignOut')!;
    history.replaceState(null, '', '/signin');
    forced.send({ type: 'session.rejected' });
    await waitFor(forced, (snapshot) => snapshot.matches('delaying'));
    shop.clock.increment(1_000);
    await waitFor(forced, (snapshot) => snapshot.matches('locked'));
    expect(shop.reload).toHaveBeenCalledTimes(1);
  });

  it('reloads the page when the forced sign-out fails', async () => {
    const shop = await open();
    await shop.signIn();
    vi.spyOn(Storage.prototype, 'clear').mockImplementation(() => {
      throw new Error('blocked');
    });
    await shop.start('forcedSignOut');
    const forced = shop.app.system.get('forcedSignOut')!;
    forced.send({ type: 'session.rejected' });
    await waitFor(forced, (snapshot) => snapshot.matches('locked'));
    vi.restoreAllMocks();
    expect(shop.reload).toHaveBeenCalledTimes(1);
  });
});
