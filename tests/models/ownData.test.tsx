import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AnyActorRef, waitFor } from 'xstate';
import { actorOf } from '../../src/actors/AppActor.ts';
import { addSimpleProduct } from '../support/addSimpleProduct.ts';
import { modelOf, withTitles } from '../support/model.ts';
import { type OpenShop, ROBERTA, storedRecord, wholeShops } from '../support/openShop.ts';
import { ADDRESS } from '../support/sampleAddress.ts';
import {
  OWN_DATA_ACTIONS,
  type OwnDataAction,
  ownDataExpectations,
} from './ownData.expectations.ts';

const TOKEN = 'florilegium:signin_token';
const open = wholeShops();

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

/** The texts in storage and in the running machines, by place. */
function retainedTexts({ app }: OpenShop): [place: string, text: string][] {
  const places: [string, string][] = [
    ...Object.entries({ ...localStorage, ...sessionStorage }).map(
      ([key, text]): [string, string] => [`storage ${key}`, text],
    ),
  ];
  const visit = (actor: AnyActorRef) => {
    const { context = null, children = {} } = actor.getSnapshot() ?? {};
    places.push([`machine ${actor.id}`, JSON.stringify(context)]);
    for (const child of Object.values(children)) if (child) visit(child as AnyActorRef);
  };
  visit(app);
  return places;
}

const paths = modelOf(ownDataExpectations, {
  events: OWN_DATA_ACTIONS.map((type) => ({ type })),
  cover: 'transitions',
}).getShortestPaths();

describe('Expectation: nothing of mine stays after sign-out', () => {
  it.each(withTitles(paths))('%s', async (_, path) => {
    let shop = await open({ path: '/checkout' });
    await shop.start('cart', 'checkout');
    const own = new Map<string, string>();
    /** The personal data of the customer that storage or a machine still contains, with its place. */
    const traces = () =>
      retainedTexts(shop).flatMap(([place, text]) =>
        [...own].filter(([, trace]) => text.includes(trace)).map(([name]) => ({ name, place })),
      );
    const signOut = async (act: () => void) => {
      const session = await shop.startSession();
      act();
      await waitFor(session, (snapshot) => snapshot.matches('anonymous'));
      await vi.waitFor(() => expect(storedRecord('signin_token')).toBeNull());
      // The shop reloads the page itself when a session has expired.
      if (shop.reload.mock.calls.length === 0) return;
      const { platform } = shop;
      await shop.close();
      shop = await open({ platform });
    };
    const perform: Record<OwnDataAction, () => Promise<void>> = {
      'sign in': async () => {
        await shop.signIn();
        own.set('token', storedRecord('signin_token').value).set('email', ROBERTA.email);
      },
      'add a flower': async () => {
        await addSimpleProduct(shop);
        own.set('cart', storedRecord('cartId').value);
      },
      'enter an address': async () => {
        const checkout = actorOf(shop.app, 'checkout')!;
        checkout.send({ type: 'checkout.begin' });
        await waitFor(checkout, (snapshot) => snapshot.hasTag('shippingAddress'));
        const { email: _, ...address } = ADDRESS;
        checkout.send({ type: 'shippingAddress.submit', address });
        await waitFor(checkout, (snapshot) => snapshot.hasTag('shippingMethod'));
        own.set('address', ADDRESS.street[0]!);
      },
      'sign out': () =>
        signOut(() => actorOf(shop.app, 'session')!.send({ type: 'session.signOut' })),
      'sign out in another tab': () =>
        signOut(() => {
          localStorage.removeItem(TOKEN);
          dispatchEvent(new StorageEvent('storage', { key: TOKEN }));
        }),
      'let the session expire': async () => {
        const { expiry } = (await shop.startSession()).getSnapshot().children;
        await waitFor(expiry as AnyActorRef, (snapshot) => snapshot.matches('valid'));
        await signOut(() => {
          vi.setSystemTime(Date.now() + 3_601_000);
          shop.clock.increment(1_000);
        });
      },
    };
    const has = (names: string[]) => () =>
      vi.waitFor(() =>
        expect([...new Set(traces().map(({ name }) => name))].toSorted()).toEqual(names.toSorted()),
      );
    const expectNoTraces = () => vi.waitFor(() => expect(traces()).toEqual([]));
    await path.test({
      events: perform,
      states: {
        guest: expectNoTraces,
        signedIn: has(['token', 'email']),
        withCart: has(['token', 'email', 'cart']),
        withAddress: has(['token', 'email', 'cart', 'address']),
        signedOut: expectNoTraces,
      },
    } as never);
  });
});
