import { describe, expect, it } from 'vitest';
import { cartAdoptionMachine } from '../../machines/cart/adoption.ts';
import type { CartCommand } from '../../machines/cart/commands.ts';
import type { CartContext } from '../../machines/cart/context.ts';
import { cartMachine } from '../../machines/cart/machine.ts';
import type { CartOperationContext } from '../../machines/cart/operation/context.ts';
import { cartOperationMachine } from '../../machines/cart/operation/machine.ts';
import { cartLine } from '../support/fakeShop.ts';
import { done, elapsed, failed, type ModelEvent } from '../support/model.ts';
import { walk } from '../support/walk.ts';

const ALL = { missedStates: [], missed: [] };
const money = { value: 10, currency: 'USD' };
const LINE = cartLine('rose', { uid: 'MQ==' });
const LARGE_LINE = { ...LINE, variantSku: 'rose-large' };
const details = {
  id: 'cart-1',
  items: [LINE],
  totalQuantity: 1,
  coupons: [],
  prices: { grand_total: money, subtotal: money, discounts: [], taxes: [], shipping: null },
};
const invalid = Object.assign(new Error('Could not find a cart'), { reason: 'invalidCart' });
const refused = Object.assign(new Error('Not enough'), { reason: 'refused' });

const commands: CartCommand[] = [
  {
    kind: 'add',
    cartId: null,
    parentSku: null,
    product: { uid: 'MQ==', name: 'Rose', selectedOptions: [] },
    quantity: 1,
    sku: 'rose',
  },
  { kind: 'update', itemId: 'MQ==', quantity: 2 },
  { kind: 'remove', itemId: 'MQ==' },
  { kind: 'applyCoupon', code: 'SPRING' },
  { kind: 'removeCoupon' },
  { kind: 'read' },
];
const calls = [
  'applyLinkedCoupon',
  'addItem',
  'updateItem',
  'removeItem',
  'removeLine',
  'addReplacement',
  'restoreLine',
  'applyCoupon',
  'removeCoupon',
];

const ROSE = commands[0] as Extract<CartCommand, { kind: 'add' }>;
const defaultInput = { details, removedLine: null, unconfirmedAddition: null, mayDefer: true };
const withLine = { ...details, items: [LARGE_LINE] };
const removedLine = { ...ROSE, parentSku: 'rose', sku: 'rose-large' };
const networkError = Object.assign(new Error('fetch failed'), { reason: 'unreachable' });
const inactive = Object.assign(new Error("The cart isn't active."), { reason: 'invalidCart' });
const yes = () => true;
const no = () => false;
const nobody = { isSignedIn: no, isCartForeign: no, isPaymentOutstanding: no };

describe('Model walk of every state and transition', () => {
  it('covers the cart operation machine', async () => {
    const events = [
      elapsed('arrival', 'cartOperation.reconciling.awaitingArrival'),
      done('createCart', 'cart-2'),
      failed('createCart', refused),
      done('forgetCart', 1),
      failed('forgetCart'),
      done('endSession'),
      failed('endSession'),
      done('readDetails', details),
      done('readDetails', withLine),
      done('readDetails', { ...details, items: [] }),
      failed('readDetails', invalid),
      failed('readDetails', networkError),
      ...calls.flatMap((id) => [
        done(id),
        failed(id, invalid),
        failed(id, refused),
        failed(id, networkError),
      ]),
    ];
    const facets = (context: CartOperationContext) => [
      context.cartId,
      context.invalidCartId,
      context.removedLine === null,
      context.failure?.reason,
      context.invalid === null,
    ];
    const round = (command: CartCommand, change: object = {}, facts: object = nobody) => ({
      events,
      facets,
      facts: { ...nobody, ...facts },
      input: { command, cartId: 'cart-1', line: LINE, ...defaultInput, ...change },
      limit: 50_000,
    });
    const [add, update] = commands as [CartCommand, CartCommand];
    const read: CartCommand = { kind: 'read' };
    const coupon = { code: 'SPRING', announced: 'new' };
    const unconfirmedAddition = { addition: ROSE, before: 9, maybeInFlight: true };
    expect(
      await walk(
        cartOperationMachine,
        ...commands.map((command) => round(command)),
        ...commands.map((command) => round(command, { cartId: null, details: null })),
        round(update, { line: LARGE_LINE, details: withLine }),
        round(update, { line: LARGE_LINE, details: withLine, coupon }),
        round(add, { coupon }),
        round(read, { coupon }),
        round(add, { removedLine }),
        round(read, { removedLine, coupon }),
        round(add, { removedLine: { ...removedLine, maybeInFlight: true } }),
        round(add, { unconfirmedAddition }),
        round(read, { unconfirmedAddition }),
        round(read, { unconfirmedAddition, coupon }),
        round(add, {}, { isSignedIn: yes }),
        round(add, {}, { isSignedIn: yes, isCartForeign: yes }),
        round(add, {}, { isPaymentOutstanding: yes }),
      ),
    ).toMatchObject({ states: 35, transitions: 95, ...ALL });
  }, 60_000);

  it('covers the cart adoption machine', async () => {
    const events = [
      done('takeCustomersCart', 'cart-2'),
      failed('takeCustomersCart', networkError),
      ...['mergeGuestsCart', 'retryMerge', 'forgetGuestsCart'].flatMap((id) => [
        done(id),
        failed(id, inactive),
        failed(id, networkError),
      ]),
      elapsed('pause', 'cartAdoption.delaying'),
    ];
    expect(
      await walk(
        cartAdoptionMachine,
        { events, facts: { hasGuestsCart: yes } },
        { events, facts: { hasGuestsCart: no } },
      ),
    ).toMatchObject({ states: 7, transitions: 13, ...ALL });
  }, 60_000);

  it('covers the cart machine', async () => {
    const failure = { reason: 'refused' as const, message: 'No' };
    const outcome = {
      cartId: 'cart-1',
      details,
      failures: [],
      requeued: [],
      status: 'succeeded',
      removedLine: null,
      unconfirmedAddition: null,
    };
    const failedOutcome = { ...outcome, details: null, failures: [{ operation: 'add', failure }] };
    const { kind: _, ...addition } = ROSE;
    const commands: ModelEvent[] = [
      { type: 'cart.addItem', ...addition } as never,
      { type: 'cart.updateItem', itemId: 'MQ==', quantity: 2 } as never,
      { type: 'cart.removeItem', itemId: 'MQ==' } as never,
      { type: 'cart.applyCoupon', code: 'A' } as never,
      { type: 'cart.removeCoupon' },
      { type: 'cart.read' },
      { type: 'cart.beginEdit', itemId: 'MQ==' } as never,
      { type: 'cart.endEdit' },
      { type: 'cart.leaveQuantity', itemId: 'MQ==', quantity: 2 } as never,
    ];
    const order = [
      { type: 'cart.orderCompleted', previousCart: 'ordered' } as never,
      elapsed('lock', 'cart.replaceLock.locked'),
    ];
    const others: ModelEvent[] = [
      { type: 'cart.reconnected' },
      { type: 'cart.stored', cartId: 'cart-9' } as never,
      {
        type: 'cart.seenElsewhere',
        lastShown: { cartId: 'cart-1', lines: {}, coupons: [], shipping: null },
      } as never,
      { type: 'cart.storageCleared' },
      { type: 'cart.pageLeft' },
      { type: 'cart.pageReturned', changes: [], additions: [] } as never,
      { type: 'cart.signedIn' },
      { type: 'cart.sessionEnding' },
      { type: 'cart.signedOut' },
      { type: 'cart.paymentSettled' },
      { type: 'cart.orderBegan' },
      { type: 'cart.orderEnded' },
    ];
    const former: ModelEvent[] = [
      done('restoreCart', {
        cartId: 'cart-1',
        orderedCartId: 'cart-1',
        removedLine: null,
        queuedAdditions: [],
        unconfirmedAddition: null,
      }),
      done('forgetOrderedCart', 1),
      done('leaveFormerCart', 1),
    ];
    const responses = [
      done('restoreCart', {
        cartId: 'cart-1',
        removedLine: null,
        queuedAdditions: [],
        unconfirmedAddition: null,
      }),
      elapsed('debounce', 'cart.work.debouncing'),
      done('operation', outcome),
      done('operation', failedOutcome),
      done('operation', { ...outcome, status: 'deferred' }),
      failed('operation'),
      done('adopt', { cartId: 'cart-3', failure: null }),
      done('adopt', { cartId: null, failure }),
      done('adopt', { cartId: null, failure: { reason: 'unreachable', message: 'No' } }),
      failed('adopt', refused),
      failed('adopt', networkError),
      ...['leaveCart', 'forgetCart', 'createCart'].map((id) => done(id, 1)),
      failed('createCart'),
    ];
    const facets = ({ queue, cartId, cartIdOfOtherTab }: CartContext) => [
      queue.slice(0, 1).map(({ kind }) => kind),
      cartId !== null && cartIdOfOtherTab !== null,
    ];
    const round = (isAdoptionDue: () => boolean, events: ModelEvent[], ended = {}) => ({
      facts: {
        isAdoptionDue,
        isCartLeftBehind: no,
        isPaymentOutstanding: no,
        hasSessionEnded: no,
        ...ended,
      },
      events: [...responses, ...events],
      facets,
      limit: 100_000,
    });
    expect(
      await walk(
        cartMachine,
        round(no, [{ type: 'cart.linkCoupon', code: 'A' } as never]),
        round(no, former),
        round(no, former, { isCartLeftBehind: yes, hasSessionEnded: yes }),
        round(no, [...commands, ...order]),
        round(no, [...commands.slice(0, 2), ...others]),
        round(yes, [...commands.slice(0, 1), ...others]),
        round(yes, [...commands.slice(1, 6), { type: 'cart.linkCoupon', code: 'A' } as never]),
      ),
    ).toMatchObject({ states: 26, transitions: 68, ...ALL });
  }, 60_000);
});
