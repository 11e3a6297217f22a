import { describe, expect, it } from 'vitest';
import { verifyOrderMachine } from '../../machines/order/verify.ts';
import { UNSETTLED_PAYMENT } from '../models/orderModel.ts';
import { done, failed } from '../support/model.ts';
import { standAlone } from '../support/standAlone.ts';

const ACTIVE = done('readCartEvidence', 'active');
const ORDERED = done('readCartEvidence', 'ordered');
const LOST = done('readCartEvidence', 'nothing');
const DELAYED = 'checkout ← order.delayed';
const startVerification = (change: object = {}) =>
  standAlone(verifyOrderMachine, { input: { ...UNSETTLED_PAYMENT, ...change } });
/** Answers the first questions alike; half a minute has passed after five of them. */
function respondAfter(
  verify: ReturnType<typeof startVerification>,
  pauses: number[],
  response = ACTIVE,
) {
  for (const pause of pauses) {
    verify.send(response);
    verify.pass(pause * 1_000);
  }
  verify.calls();
}
const HALF_A_MINUTE = [1, 2, 4, 8, 15];

describe('Order verification', () => {
  it('reads the cart at once, and again after 1, 2, 4, 8 and 15 seconds', () => {
    const verify = startVerification();
    expect(verify.calls()).toEqual(['call readCartEvidence']);
    expect(verify.inputOf('readCartEvidence')).toEqual(UNSETTLED_PAYMENT);
    for (const seconds of HALF_A_MINUTE) {
      verify.send(ACTIVE);
      verify.pass(seconds * 1_000 - 1);
      expect(verify.calls()).toEqual([]);
      verify.pass(1);
      expect(verify.calls()).toEqual(['call readCartEvidence']);
    }
  });

  it('reports a delay once after half a minute, then reads the cart every 30 seconds', () => {
    const verify = startVerification();
    respondAfter(verify, HALF_A_MINUTE);
    verify.send(ACTIVE);
    expect(verify.calls()).toEqual([DELAYED]);
    verify.pass(29_999);
    expect(verify.calls()).toEqual([]);
    verify.pass(1);
    verify.send(ACTIVE);
    expect(verify.calls()).toEqual(['call readCartEvidence']);
  });

  it('reports that there is no order once the platform must have timed out', () => {
    const young = startVerification({ age: 659_999 });
    young.send(ACTIVE);
    expect(young.output()).toBeUndefined();
    young.pass(1_000);
    young.send(ACTIVE);
    expect(young.output()).toEqual({ kind: 'absent', number: null, isCartLost: false });
    const middling = startVerification({ age: 630_000 });
    respondAfter(middling, HALF_A_MINUTE);
    middling.send(ACTIVE);
    expect(middling.output()).toMatchObject({ kind: 'absent' });
    const old = startVerification({ age: 660_000 });
    old.send(ACTIVE);
    expect(old.output()).toMatchObject({ kind: 'absent' });
  });

  it('reports that there is no order after a second if the platform answered with an error', () => {
    const verify = startVerification({ hasPlatformFinished: true });
    verify.send(ACTIVE);
    expect(verify.output()).toBeUndefined();
    verify.pass(999);
    expect(verify.calls()).toEqual(['call readCartEvidence']);
    verify.pass(1);
    expect(verify.calls()).toEqual(['call readCartEvidence']);
    verify.send(ACTIVE);
    expect(verify.output()).toEqual({ kind: 'absent', number: null, isCartLost: false });
  });

  it('finds a guest’s order by the cart and sends no further request', () => {
    const verify = startVerification();
    verify.send(ORDERED);
    expect(verify.output()).toEqual({ kind: 'placed', number: null, isCartLost: false });
    expect(verify.calls()).toEqual(['call readCartEvidence']);
  });

  it('reads the number of a customer’s order, and reports the order even without a number', () => {
    const verify = startVerification({ isSignedIn: true });
    verify.send(ORDERED);
    expect(verify.calls()).toEqual(['call readCartEvidence', 'call readNumber']);
    verify.send(done('readNumber', '000042'));
    expect(verify.output()).toEqual({ kind: 'placed', number: '000042', isCartLost: false });
    const other = startVerification({ isSignedIn: true });
    other.send(ORDERED, failed('readNumber'));
    expect(other.output()).toEqual({ kind: 'placed', number: null, isCartLost: false });
  });
});

describe('Order verification: with a lost cart', () => {
  it('ends as unknown at once for a guest', () => {
    const verify = startVerification();
    verify.send(LOST);
    expect(verify.output()).toEqual({ kind: 'unknown', number: null, isCartLost: true });
  });

  it('reads a customer’s order history', () => {
    const verify = startVerification({ isSignedIn: true });
    verify.send(LOST);
    expect(verify.calls()).toEqual(['call readCartEvidence', 'call readHistory']);
    verify.send(done('readHistory', '000042'));
    expect(verify.output()).toEqual({ kind: 'placed', number: '000042', isCartLost: true });
  });

  it.each([done('readHistory', null), failed('readHistory')])(
    'reads the history again when it does not list the order yet',
    (event) => {
      const verify = startVerification({ isSignedIn: true });
      verify.send(LOST, event);
      expect(verify.output()).toBeUndefined();
      verify.calls();
      verify.pass(1_000);
      expect(verify.calls()).toEqual(['call readCartEvidence']);
    },
  );
});

describe('Order verification: without a response', () => {
  it('tries for half a minute, then ends as unknown', () => {
    const verify = startVerification();
    respondAfter(verify, HALF_A_MINUTE, failed('readCartEvidence'));
    expect(verify.output()).toBeUndefined();
    verify.send(failed('readCartEvidence'));
    expect(verify.output()).toEqual({ kind: 'unknown', number: null, isCartLost: false });
  });

  it('goes on after one query without a response, and reports the delay', () => {
    const verify = startVerification();
    respondAfter(verify, HALF_A_MINUTE);
    verify.send(failed('readCartEvidence'));
    expect(verify.output()).toBeUndefined();
    expect(verify.calls()).toEqual([DELAYED]);
    verify.pass(30_000);
    expect(verify.calls()).toEqual(['call readCartEvidence']);
    verify.send(ORDERED);
    expect(verify.output()).toMatchObject({ kind: 'placed' });
  });

  it('ends as unknown after six queries in a row, however late the first of them is', () => {
    const verify = startVerification();
    respondAfter(verify, [...HALF_A_MINUTE, 30]);
    respondAfter(verify, [30, 30, 30, 30, 30], failed('readCartEvidence'));
    expect(verify.output()).toBeUndefined();
    verify.send(failed('readCartEvidence'));
    expect(verify.output()).toMatchObject({ kind: 'unknown' });
  });
});
