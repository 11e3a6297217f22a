import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { checkToast } from '../../machines/toasts/checkToast.ts';
import { toastId, toastsMachine } from '../../machines/toasts/machine.ts';
import type { ToastContent } from '../../machines/toasts/toast.ts';

describe('Toasts', () => {
  it('require a type', () => {
    expect(() => checkToast({ message: 'Hello', timeout: 1 })).toThrow(
      new TypeError('toast.type is required'),
    );
  });

  it('require a message', () => {
    expect(() => checkToast({ type: 'info', timeout: 1 })).toThrow(
      new TypeError('toast.message is required'),
    );
  });

  it('require a way to disappear: dismissable, a timeout or a dismiss handler', () => {
    expect(() => checkToast({ type: 'info', message: 'Hello' })).toThrow(
      new TypeError('Toast should be user-dismissable or have a timeout'),
    );
  });

  for (const leaving of [
    { dismissable: true },
    { timeout: 1 },
    { timeout: 0 },
    { timeout: false as const },
  ]) {
    it(`accept ${JSON.stringify(leaving)} as a way to disappear`, () => {
      expect(() => checkToast({ type: 'info', message: 'Hello', ...leaving })).not.toThrow();
    });
  }

  it('keep the original timestamp of a repeated toast and mark it as a duplicate', () => {
    const { add, toasts } = startToasts();
    add({ type: 'info', message: 'Hello', timeout: 5_000 }, 100);
    add({ type: 'info', message: 'Hello', timeout: 5_000 }, 200);
    expect(toasts()).toMatchObject([{ timestamp: 100, isDuplicate: true, raises: 2 }]);
  });

  it('restart the removal timer for a duplicate', () => {
    const { add, pass, toasts } = startToasts();
    add({ type: 'info', message: 'Hello', timeout: 5_000 }, 0);
    pass(4_000);
    add({ type: 'info', message: 'Hello', timeout: 5_000 }, 4_000);
    pass(4_999);
    expect(toasts()).toHaveLength(1);
    pass(1);
    expect(toasts()).toEqual([]);
  });

  it('drop successes and notes at a sign-out, and keep warnings and errors', () => {
    const { add, actor, toasts } = startToasts();
    for (const type of ['success', 'info', 'warning', 'error'] as const) {
      add({ type, message: 'Hello', actionText: 'Undo', timeout: 5_000 }, 0);
    }
    actor.send({ type: 'toasts.signedOut' });
    expect(toasts().map(({ type }) => type)).toEqual(['warning', 'error']);
  });

  it('disappear at a sign-in if they ask the shopper to sign in', () => {
    const { actor, add, toasts } = startToasts();
    const asking = {
      type: 'info',
      message: 'Your session has ended.',
      asksToSignIn: true,
    } as const;
    add({ ...asking, timeout: 0 }, 0);
    add({ type: 'info', message: 'Coupon applied.', dismissable: true }, 0);
    actor.send({ type: 'toasts.signedIn' });
    expect(toasts().map(({ message }) => message)).toEqual(['Coupon applied.']);
  });

  it('disappear after 5000 ms by default', () => {
    const { add, pass, toasts } = startToasts();
    add({ type: 'info', message: 'Hello', dismissable: true }, 0);
    pass(4_999);
    expect(toasts()).toHaveLength(1);
    pass(1);
    expect(toasts()).toEqual([]);
  });

  it('start their timeout when they appear on the screen', () => {
    const { actor, pass, toasts } = startToasts();
    const content = { type: 'info' as const, message: 'Hello', timeout: 5_000 };
    actor.send({ type: 'toast.add', content, at: 0 });
    pass(60_000);
    actor.send({ type: 'toast.add', content, at: 60_000 });
    pass(60_000);
    expect(toasts()).toHaveLength(1);
    actor.send({ type: 'toast.shown', id: toastId(content) });
    pass(4_999);
    expect(toasts()).toHaveLength(1);
    pass(1);
    expect(toasts()).toEqual([]);
  });

  it('never disappear by themselves with a timeout of 0 or false', () => {
    const { add, pass, toasts } = startToasts();
    add({ type: 'info', message: 'Stay', timeout: 0 }, 0);
    add({ type: 'info', message: 'Stay too', timeout: false }, 0);
    pass(1_000_000);
    expect(toasts()).toHaveLength(2);
  });

  it('disappear when dismissed', () => {
    const { actor, add, toasts } = startToasts();
    add({ type: 'error', message: 'No', dismissable: true }, 0);
    actor.send({ type: 'toast.dismiss', id: toasts()[0]?.id ?? '' });
    expect(toasts()).toEqual([]);
  });

  it('pause their timeout while held', () => {
    const { actor, add, pass, toasts } = startToasts();
    add({ type: 'info', message: 'Hello', timeout: 5_000 }, 0);
    actor.send({ type: 'toast.hold', id: toasts()[0]?.id ?? '' });
    pass(60_000);
    expect(toasts()).toHaveLength(1);
    actor.send({ type: 'toast.release', id: toasts()[0]?.id ?? '' });
    pass(5_000);
    expect(toasts()).toEqual([]);
  });
});

function startToasts() {
  const clock = new SimulatedClock();
  const actor = createActor(toastsMachine, { clock, systemId: 'toasts' }).start();
  return {
    actor,
    add: (content: ToastContent, at: number) => {
      actor.send({ type: 'toast.add', content, at });
      actor.send({ type: 'toast.shown', id: toastId(content) });
    },
    pass: (ms: number) => clock.increment(ms),
    toasts: () => actor.getSnapshot().context.toasts,
  };
}
