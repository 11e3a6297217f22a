import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock, setup } from 'xstate';
import { toastId, toastsMachine } from '../../machines/toasts/machine.ts';
import type { ToastContent } from '../../machines/toasts/toast.ts';

/** The toasts beside a cart that records the events sent to it. */
function toastsBesideCart() {
  const received: string[] = [];
  const clock = new SimulatedClock();
  const cart = setup({}).createMachine({
    on: { '*': { actions: ({ event }) => void received.push(event.type) } },
  });
  const shop = setup({ actors: { cart, toasts: toastsMachine } }).createMachine({
    invoke: [
      { src: 'cart', systemId: 'cart' },
      { src: 'toasts', systemId: 'toasts', id: 'toasts' },
    ],
  });
  const app = createActor(shop, { clock }).start();
  const actor = app.getSnapshot().children.toasts!;
  const toasts = () => actor.getSnapshot().context.toasts;
  return {
    received,
    toasts,
    /** Adds a toast. It counts as on the screen at once, unless `isShown` is false. */
    add: (change: Partial<ToastContent>, { isShown = true } = {}) => {
      const content = { ...UNDO, ...change };
      actor.send({ type: 'toast.add', content, at: 0 });
      if (isShown) actor.send({ type: 'toast.shown', id: toastId(content) });
    },
    send: (type: 'toast.dismiss' | 'toast.act' | 'toast.hold' | 'toast.release') =>
      actor.send({ type, id: toasts()[0]?.id ?? '' }),
    advance: (ms: number) => clock.increment(ms),
  };
}

const UNDO: ToastContent = {
  type: 'info',
  message: 'Removed',
  dismissable: true,
  actionText: 'Undo',
  timeout: 5_000,
  onAction: { to: 'cart', event: { type: 'cart.read' } },
  onDismiss: { to: 'cart', event: { type: 'cart.endEdit' } },
};

describe('Toast: its buttons', () => {
  it('send the chosen action to its machine and remove the toast', () => {
    const shop = toastsBesideCart();
    shop.add({});
    shop.send('toast.act');
    expect(shop.received).toEqual(['cart.read']);
    expect(shop.toasts()).toEqual([]);
  });

  it('send the dismissal to its machine and remove the toast', () => {
    const shop = toastsBesideCart();
    shop.add({});
    shop.send('toast.dismiss');
    expect(shop.received).toEqual(['cart.endEdit']);
    expect(shop.toasts()).toEqual([]);
  });

  it('send nothing when the toast times out', () => {
    const shop = toastsBesideCart();
    shop.add({});
    shop.advance(5_000);
    expect(shop.toasts()).toEqual([]);
    expect(shop.received).toEqual([]);
  });
});

describe('Toast: a duplicate', () => {
  it('restarts the toast with the duplicate’s timeout', () => {
    const shop = toastsBesideCart();
    shop.add({ timeout: 5_000 });
    shop.add({ timeout: 9_000 });
    shop.advance(8_999);
    expect(shop.toasts()).toHaveLength(1);
    shop.advance(1);
    expect(shop.toasts()).toEqual([]);
  });

  it('cancels the timeout of the first toast when the duplicate has none', () => {
    const shop = toastsBesideCart();
    shop.add({ timeout: 5_000 });
    shop.add({ timeout: false });
    shop.advance(60_000);
    expect(shop.toasts()).toHaveLength(1);
  });

  it('sets the timeout of a toast that is not on the screen yet', () => {
    const shop = toastsBesideCart();
    shop.add({ timeout: 5_000 }, { isShown: false });
    shop.add({ timeout: 9_000 });
    shop.advance(8_999);
    expect(shop.toasts()).toHaveLength(1);
    shop.advance(1);
    expect(shop.toasts()).toEqual([]);
  });

  it('sets the timeout of a paused toast, which starts when the toast is released', () => {
    const shop = toastsBesideCart();
    shop.add({ timeout: 5_000 });
    shop.send('toast.hold');
    shop.add({ timeout: 9_000 });
    shop.advance(60_000);
    expect(shop.toasts()).toHaveLength(1);
    shop.send('toast.release');
    shop.advance(8_999);
    expect(shop.toasts()).toHaveLength(1);
    shop.advance(1);
    expect(shop.toasts()).toEqual([]);
  });
});
