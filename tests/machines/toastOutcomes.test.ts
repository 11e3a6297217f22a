import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock, setup } from 'xstate';
import { toastId, toastsMachine } from '../../machines/toasts/machine.ts';
import type { ToastContent } from '../../machines/toasts/toast.ts';

/** The toasts beside a cart that writes down what it is told. */
function beside() {
  const told: string[] = [];
  const clock = new SimulatedClock();
  const cart = setup({}).createMachine({
    on: { '*': { actions: ({ event }) => void told.push(event.type) } },
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
    told,
    toasts,
    /** One that is on the screen at once, unless it is not yet seen. */
    add: (change: Partial<ToastContent>, { isSeen = true } = {}) => {
      const content = { ...UNDO, ...change };
      actor.send({ type: 'toast.add', content, at: 0 });
      if (isSeen) actor.send({ type: 'toast.shown', id: toastId(content) });
    },
    send: (type: 'toast.dismiss' | 'toast.act' | 'toast.hold' | 'toast.release') =>
      actor.send({ type, id: toasts()[0]?.id ?? '' }),
    pass: (ms: number) => clock.increment(ms),
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

describe('Toasts: a button', () => {
  it('tells its machine what was chosen, and the toast goes', () => {
    const shop = beside();
    shop.add({});
    shop.send('toast.act');
    expect(shop.told).toEqual(['cart.read']);
    expect(shop.toasts()).toEqual([]);
  });

  it('that dismisses tells its machine that, and the toast goes', () => {
    const shop = beside();
    shop.add({});
    shop.send('toast.dismiss');
    expect(shop.told).toEqual(['cart.endEdit']);
    expect(shop.toasts()).toEqual([]);
  });

  it('nobody pressed tells nothing when the time is over', () => {
    const shop = beside();
    shop.add({});
    shop.pass(5_000);
    expect(shop.toasts()).toEqual([]);
    expect(shop.told).toEqual([]);
  });
});

describe('Toasts: a repeat', () => {
  it('stays as long as the repeat says', () => {
    const shop = beside();
    shop.add({ timeout: 5_000 });
    shop.add({ timeout: 9_000 });
    shop.pass(8_999);
    expect(shop.toasts()).toHaveLength(1);
    shop.pass(1);
    expect(shop.toasts()).toEqual([]);
  });

  it('that is to stay is not taken away by the time of the first', () => {
    const shop = beside();
    shop.add({ timeout: 5_000 });
    shop.add({ timeout: false });
    shop.pass(60_000);
    expect(shop.toasts()).toHaveLength(1);
  });

  it('before the first was on the screen stays as long as the repeat says from then on', () => {
    const shop = beside();
    shop.add({ timeout: 5_000 }, { isSeen: false });
    shop.add({ timeout: 9_000 });
    shop.pass(8_999);
    expect(shop.toasts()).toHaveLength(1);
    shop.pass(1);
    expect(shop.toasts()).toEqual([]);
  });

  it('waits as well while the toast is pointed at, then stays its own time', () => {
    const shop = beside();
    shop.add({ timeout: 5_000 });
    shop.send('toast.hold');
    shop.add({ timeout: 9_000 });
    shop.pass(60_000);
    expect(shop.toasts()).toHaveLength(1);
    shop.send('toast.release');
    shop.pass(8_999);
    expect(shop.toasts()).toHaveLength(1);
    shop.pass(1);
    expect(shop.toasts()).toEqual([]);
  });
});
