import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import {
  type ListedWish,
  selectItemState,
  type Wish,
  type WishChange,
  type WishList,
  type WishListContext,
} from '../../machines/wishList/context.ts';
import { wishListMachine } from '../../machines/wishList/machine.ts';
import { done, elapsed, failed, openPromise } from '../support/model.ts';
import { walk } from '../support/walk.ts';

const [yes, no] = [() => true, () => false];
const ALL = { missedStates: [], missed: [] };
const wish: Wish = { sku: 'FL-B-03', name: 'Blue Hour', quantity: 1, selectedOptions: [] };
const item: ListedWish = { ...wish, id: '7' };
const other: ListedWish = {
  id: '8',
  sku: 'FL-B-01',
  name: 'First Light',
  quantity: 1,
  selectedOptions: [],
};
const refused = { reason: 'refused', message: 'No.' };

describe('Model walk of every state and transition', () => {
  it('covers the wish list machine', async () => {
    const events = [
      { type: 'wishList.add', wishes: [wish] } as never,
      { type: 'wishList.remove', items: [item] } as never,
      { type: 'wishList.removeProduct', sku: wish.sku } as never,
      { type: 'wishList.move', item: other, selectedOptions: [] } as never,
      { type: 'wishList.declined' },
      { type: 'wishList.changedElsewhere' },
      elapsed('settle', 'wishList.customer.outdated'),
      { type: 'wishList.signedIn' },
      { type: 'wishList.signedOut' },
      done('readWishList', { listId: '1', items: [] }),
      done('readWishList', { listId: '1', items: [item, other] }),
      failed('readWishList'),
      done('changeWishList', { listId: '1', items: [item, other] }),
      done('changeWishList', { listId: '1', items: [] }),
      failed('changeWishList'),
      failed('changeWishList', refused),
      done('checkWishList', { listId: '1', items: [item, other] }),
      done('checkWishList', { listId: '1', items: [] }),
      failed('checkWishList'),
    ];
    const facets = ({ queue, items, isStale, refusal }: WishListContext) => [
      queue.map(({ kind }) => kind).slice(0, 2),
      items.length,
      isStale,
      refusal !== null,
    ];
    expect(
      await walk(
        wishListMachine,
        {
          events,
          facets,
          facts: { isSignedIn: no, isOnAuthRoute: no, isSameCustomer: no },
          limit: 20_000,
        },
        {
          events,
          facets,
          facts: { isSignedIn: no, isOnAuthRoute: yes, isSameCustomer: no },
          input: { stored: [wish] },
          limit: 20_000,
        },
        {
          events,
          facets,
          facts: { isSignedIn: yes, isOnAuthRoute: no, isSameCustomer: yes },
          limit: 20_000,
        },
      ),
    ).toMatchObject({ states: 11, transitions: 35, ...ALL });
  });
});

describe('Wish list', () => {
  it('shows an addition before it is sent, and reverts it when it is refused', async () => {
    const { actor, change, announced } = await customer();
    actor.send({ type: 'wishList.add', wishes: [wish] });
    expect(wishedSkusOf(actor)).toEqual(['FL-B-03']);
    change.reject(refused);
    await expectIdle(actor);
    expect(wishedSkusOf(actor)).toEqual([]);
    expect(announced).toEqual(['failed add']);
  });

  it('sends an addition once, however often it is requested', async () => {
    const { actor, change, sent } = await customer();
    for (let press = 0; press < 5; press += 1) {
      actor.send({ type: 'wishList.add', wishes: [wish] });
    }
    change.resolve({ listId: '1', items: [item] });
    await expectIdle(actor);
    expect(sent).toEqual(['add']);
  });

  it('sends a removal after the addition that it undoes', async () => {
    const { actor, change, sent } = await customer();
    actor.send({ type: 'wishList.add', wishes: [wish] });
    actor.send({ type: 'wishList.removeProduct', sku: wish.sku });
    expect(wishedSkusOf(actor)).toEqual([]);
    change.resolve({ listId: '1', items: [item] });
    await new Promise((resolve) => setTimeout(resolve));
    expect(sent).toEqual(['add', 'remove']);
    change.resolve({ listId: '1', items: [] });
    await expectIdle(actor);
    expect(wishedSkusOf(actor)).toEqual([]);
  });

  it('reads the list before it changes an item that it has not loaded', async () => {
    const { actor, change, read, sent } = await customer();
    actor.send({ type: 'wishList.move', item: other, selectedOptions: [] });
    expect(actor.getSnapshot().matches({ customer: 'reading' })).toBe(true);
    expect(selectItemState(actor.getSnapshot().context, other.id)).toBe('moving');
    read.resolve({ listId: '1', items: [other] });
    await new Promise((resolve) => setTimeout(resolve));
    expect(sent).toEqual(['move']);
    change.resolve({ listId: '1', items: [] });
    await expectIdle(actor);
    actor.send({ type: 'wishList.remove', items: [other] });
    await expectIdle(actor);
    expect([sent, actor.getSnapshot().context.isStale]).toEqual([['move'], false]);
  });

  it('is read again after a failed read before anything is changed', async () => {
    const { actor, read, sent, announced } = await start(true);
    read.reject(new Error('boom'));
    await expectIdle(actor);
    actor.send({ type: 'wishList.add', wishes: [wish] });
    expect(wishedSkusOf(actor)).toEqual([wish.sku]);
    read.resolve({ listId: '1', items: [item] });
    await expectIdle(actor);
    expect([wishedSkusOf(actor), sent, announced]).toEqual([[wish.sku], [], ['done add']]);
  });

  it('settles a lost response by a read and never repeats the change', async () => {
    const { actor, change, read, sent, announced } = await customer();
    actor.send({ type: 'wishList.add', wishes: [wish] });
    change.reject(new Error('lost'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(wishedSkusOf(actor)).toEqual(['FL-B-03']);
    read.resolve({ listId: '1', items: [item] });
    await expectIdle(actor);
    expect(wishedSkusOf(actor)).toEqual(['FL-B-03']);
    expect([sent, announced]).toEqual([['add'], ['done add']]);
  });

  it('adds a guest’s item after the sign-in, and drops it at the sign-out', async () => {
    const { actor, read, change, sent, visit } = await start(false);
    actor.send({ type: 'wishList.add', wishes: [wish] });
    expect(actor.getSnapshot().matches({ guest: 'asked' })).toBe(true);
    actor.send({ type: 'wishList.signedIn' });
    expect(wishedSkusOf(actor)).toEqual(['FL-B-03']);
    read.resolve({ listId: '0', items: [] });
    await new Promise((resolve) => setTimeout(resolve));
    expect(visit.stored).toEqual([wish]);
    change.resolve({ listId: '1', items: [item] });
    await expectIdle(actor);
    expect([sent, visit.stored]).toEqual([['add'], null]);
    actor.send({ type: 'wishList.signedOut' });
    expect(wishedSkusOf(actor)).toEqual([]);
    expect(actor.getSnapshot().context.guestWishes).toEqual([]);
  });

  it('resumes an addition that a session’s end interrupted, for the same customer only', async () => {
    for (const isSameCustomer of [true, false]) {
      const { actor, sent } = await start(true, { isSameCustomer });
      actor.send({ type: 'wishList.add', wishes: [wish] });
      actor.send({ type: 'wishList.signedOut' });
      expect(wishedSkusOf(actor)).toEqual([]);
      actor.send({ type: 'wishList.signedIn' });
      expect(wishedSkusOf(actor)).toEqual(isSameCustomer ? ['FL-B-03'] : []);
      expect(actor.getSnapshot().context.interrupted).toEqual([]);
      expect(sent).toEqual([]);
    }
  });

  it('adds nothing for a guest who declined to sign in', async () => {
    const { actor, sent, read, visit } = await start(false);
    actor.send({ type: 'wishList.add', wishes: [wish] });
    actor.send({ type: 'wishList.declined' });
    expect(visit.stored).toBeNull();
    actor.send({ type: 'wishList.signedIn' });
    read.resolve({ listId: '0', items: [] });
    await expectIdle(actor);
    expect(sent).toEqual([]);
  });
});

describe('Wish list: a guest’s stored item', () => {
  const CLAIM: [string, Conditions, string[]][] = [
    ['is kept on a sign-in page', { stored: [wish], isOnAuthRoute: true }, ['FL-B-03']],
    ['is forgotten on any other page', { stored: [wish] }, []],
    [
      'is ignored if it is invalid',
      { stored: [{ sku: 7 }, wish.sku, null], isOnAuthRoute: true },
      [],
    ],
    [
      'is added if a customer is signed in by now',
      { stored: [wish], isSignedIn: true },
      ['FL-B-03'],
    ],
  ];
  it.each(CLAIM)('%s', async (_, standing, marks) => {
    const { actor, visit } = await start(standing.isSignedIn ?? false, standing);
    expect(visit.stored === null).toBe(marks.length === 0);
    if (!standing.isSignedIn) actor.send({ type: 'wishList.signedIn' });
    expect(wishedSkusOf(actor)).toEqual(marks);
  });

  it('is dropped by a sign-out before it is sent', async () => {
    const { actor, visit } = await start(true, { stored: [wish] });
    actor.send({ type: 'wishList.signedOut' });
    expect(visit.stored).toBeNull();
  });

  it('is dropped when it is on the list already', async () => {
    const { actor, read, visit, sent, announced } = await start(true, { stored: [wish] });
    read.resolve({ listId: '1', items: [item] });
    await expectIdle(actor);
    expect([visit.stored, sent, announced]).toEqual([null, [], ['done add']]);
  });
});

interface Conditions {
  stored?: unknown;
  isOnAuthRoute?: boolean;
  isSignedIn?: boolean;
  isSameCustomer?: boolean;
}

type Actor = ReturnType<typeof createActor<typeof wishListMachine>>;

const wishedSkusOf = (actor: Actor) => actor.getSnapshot().context.wishedSkus;
const expectIdle = async (actor: Actor) => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  expect(actor.getSnapshot().matches({ customer: 'idle' })).toBe(true);
};

async function start(
  isSignedIn: boolean,
  { stored = null, isOnAuthRoute = false, isSameCustomer = false }: Conditions = {},
) {
  const visit = { stored };
  const read = openPromise<WishList>();
  const change = openPromise<WishList>();
  const sent: string[] = [];
  const announced: string[] = [];
  const actor = createActor(
    wishListMachine.provide({
      actors: {
        readWishList: fromPromise<WishList>(() => read.start()),
        changeWishList: fromPromise<WishList, WishList & { change: WishChange }>(({ input }) => {
          sent.push(input.change.kind);
          return change.start();
        }),
      },
      actions: {
        askToSignIn: () => {},
        storeWishes: (_, { wishes }) => {
          visit.stored = wishes;
        },
        rememberCustomer: () => {},
        clearStoredWishes: () => {
          visit.stored = null;
        },
        notifyOtherTabs: () => {},
        announceDone: (_, params) => announced.push(`done ${params.change?.kind}`),
        announceFailure: (_, params) => announced.push(`failed ${params.change?.kind}`),
      },
      guards: {
        isSignedIn: () => isSignedIn,
        isOnAuthRoute: () => isOnAuthRoute,
        isSameCustomer: () => isSameCustomer,
      },
    }),
    { input: { stored } },
  ).start();
  return { actor, read, change, sent, announced, visit };
}

async function customer() {
  const started = await start(true);
  started.read.resolve({ listId: '0', items: [] });
  await expectIdle(started.actor);
  return started;
}
