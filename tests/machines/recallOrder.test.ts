import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, setup, waitFor } from 'xstate';
import { type Payer, recallOrderMachine, type StoredPayment } from '../../machines/order/recall.ts';
import { DRAFT, METHOD, ORDER } from '../models/orderModel.ts';
import { done } from '../support/model.ts';
import { standAlone } from '../support/standAlone.ts';

const PARTS = {
  email: 'ada@example.com',
  shippingAddress: null,
  shippingMethod: METHOD,
  payment: { title: 'Check' },
  details: null,
};
const NOTHING_STORED = {
  now: 10_000,
  currentCartId: 'cart-1',
  isSignedIn: false,
  record: null,
  parts: null,
  isGuestPayment: false,
  placedOrder: null,
};
const RECORD = { cartId: 'cart-1', sentAt: 4_000 };
const OUTSTANDING = { ...NOTHING_STORED, record: RECORD, parts: PARTS };
const PLACED = { ...ORDER, email: 'ada@example.com' };

/** The machine after it has read this from storage. */
function recallAfterRead(stored: object, draft: typeof DRAFT | null = null) {
  const machine = standAlone(recallOrderMachine, { input: draft });
  machine.send(done('readStoredPayment', stored));
  return machine;
}

describe('Payment to verify', () => {
  it('is none when nothing is stored and no order is being placed', () => {
    const machine = recallAfterRead(NOTHING_STORED);
    expect(machine.calls()).toEqual(['call readStoredPayment']);
    expect(machine.output()).toBeNull();
  });

  it('is that of the draft when another tab is about to send it', () => {
    expect(recallAfterRead(NOTHING_STORED, DRAFT).output()).toEqual({
      unsettled: {
        cartId: 'cart-1',
        email: 'ada@example.com',
        isSignedIn: false,
        sentAt: 10_000,
        age: 0,
        hasPlatformFinished: false,
        total: DRAFT.details.prices.grand_total,
      },
      known: DRAFT,
      isCurrent: true,
    });
  });

  it('is the outstanding one of another cart rather than that of the draft', () => {
    const stored = { ...OUTSTANDING, record: { cartId: 'cart-9', sentAt: 4_000 } };
    expect(recallAfterRead(stored, DRAFT).output()).toMatchObject({
      unsettled: { cartId: 'cart-9', sentAt: 4_000, age: 6_000 },
      isCurrent: false,
    });
  });

  it('has the contents that the guest has sent', () => {
    const machine = recallAfterRead({ ...OUTSTANDING, isGuestPayment: true });
    expect(machine.calls()).toEqual(['call readStoredPayment']);
    expect(machine.output()).toMatchObject({
      unsettled: { cartId: 'cart-1', email: 'ada@example.com', isSignedIn: false, age: 6_000 },
      known: PARTS,
      isCurrent: true,
    });
  });

  it('shows a guest nothing of a customer who has signed out', () => {
    expect(recallAfterRead(OUTSTANDING).output()).toMatchObject({
      unsettled: { cartId: 'cart-1', email: '', isSignedIn: false, total: null },
      known: { email: '', shippingAddress: null, shippingMethod: null, payment: null },
    });
  });

  it('has no contents when the guest’s are no longer stored', () => {
    const stored = { ...OUTSTANDING, parts: null, isGuestPayment: true };
    expect(recallAfterRead(stored).output()).toMatchObject({
      unsettled: { cartId: 'cart-1', email: '' },
      known: { email: '', details: null },
    });
  });

  it.each([true, false])(
    'gets the customer’s email, and whether the payment was sent while signed in: %s',
    (isSignedIn) => {
      const machine = recallAfterRead({ ...OUTSTANDING, isSignedIn: true });
      expect(machine.calls()).toEqual(['call readStoredPayment', 'call readPayer']);
      expect(machine.output()).toBeUndefined();
      machine.send(done('readPayer', { email: 'ada@example.com', isSignedIn }));
      expect(machine.calls()).toEqual([]);
      expect(machine.output()).toMatchObject({
        unsettled: { cartId: 'cart-1', email: 'ada@example.com', isSignedIn, sentAt: 4_000 },
        known: PARTS,
      });
    },
  );

  it('is forgotten if it belongs to another customer', () => {
    const machine = recallAfterRead({ ...OUTSTANDING, isSignedIn: true }, DRAFT);
    machine.calls();
    machine.send(done('readPayer', null));
    expect(machine.calls()).toEqual(['forgetRecord']);
    expect(machine.output()).toBeNull();
  });

  it('is unknown when the customer cannot be read: the error reaches the parent', async () => {
    const recall = recallOrderMachine.provide({
      actors: {
        readStoredPayment: fromPromise<StoredPayment>(async () => ({
          ...OUTSTANDING,
          isSignedIn: true,
        })),
        readPayer: fromPromise<Payer | null>(() => Promise.reject(new Error('unreachable'))),
      },
      actions: { forgetRecord: () => expect.unreachable('The record is kept.') },
    });
    const parent = setup({ actors: { recall } }).createMachine({
      initial: 'recalling',
      states: {
        recalling: {
          invoke: { src: 'recall', input: null, onDone: 'recalled', onError: 'failed' },
        },
        recalled: { type: 'final' },
        failed: { type: 'final' },
      },
    });
    const ended = await waitFor(createActor(parent).start(), ({ status }) => status === 'done');
    expect(ended.value).toBe('failed');
  });

  it('comes with its order when that was placed in this browser, whoever is signed in', () => {
    const machine = recallAfterRead({ ...OUTSTANDING, isSignedIn: true, placedOrder: PLACED });
    expect(machine.calls()).toEqual(['call readStoredPayment']);
    expect(machine.output()).toMatchObject({
      unsettled: { cartId: 'cart-1', email: 'ada@example.com', sentAt: 4_000 },
      known: { email: 'ada@example.com', details: null },
      order: PLACED,
    });
    const drafted = recallAfterRead({ ...NOTHING_STORED, placedOrder: PLACED }, DRAFT);
    expect(drafted.output()).toMatchObject({ order: PLACED, unsettled: { sentAt: 10_000 } });
  });

  it('has no order when the last one was of another cart', () => {
    const stored = { ...OUTSTANDING, placedOrder: { ...PLACED, cartId: 'cart-9' } };
    expect(recallAfterRead(stored).output()).not.toHaveProperty('order');
    expect(recallAfterRead({ ...NOTHING_STORED, placedOrder: PLACED }).output()).toBeNull();
  });
});
