import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { StoredCart } from '../../machines/cart/context.ts';
import { cartMachine } from '../../machines/cart/machine.ts';
import { cartOperationMachine } from '../../machines/cart/operation/machine.ts';
import type { CartDetails } from '../../machines/domain.ts';
import { lazyChild } from '../../machines/lazyChild.ts';
import { CART_PORTS, OPERATION_PORTS } from '../support/cartPorts.ts';
import { cartLine, refusedError, unreachableError } from '../support/fakeShop.ts';
import { modelOf, withTitles } from '../support/model.ts';
import { FLOWER_ACTIONS, type FlowerAction, flowersExpectations } from './flowers.expectations.ts';

type Fault = 'unsent' | 'unanswered' | 'refused';
const NONE = { grand_total: null, subtotal: null, discounts: [], taxes: [], shipping: null };

/** A platform with one kind of flower, and the cart's machines on it. */
function shop(variantSku: string | null) {
  const platform = { quantity: 0, uid: 0, faults: {} as Record<string, Fault | undefined> };
  const change = <Input>(name: string, apply: (input: Input) => void) =>
    fromPromise<void, Input>(async ({ input }) => {
      const fault = platform.faults[name];
      delete platform.faults[name];
      if (fault === 'unsent') throw unreachableError();
      if (fault === 'refused') throw refusedError('Not enough items for sale');
      apply(input);
      if (fault === 'unanswered') throw unreachableError();
    });
  const flower = () =>
    cartLine('Rose', { uid: String(platform.uid), variantSku, quantity: platform.quantity });
  const details = (): CartDetails => ({
    id: 'cart-1',
    items: platform.quantity > 0 ? [flower()] : [],
    totalQuantity: platform.quantity,
    coupons: [],
    prices: NONE,
  });
  const operation = cartOperationMachine.provide({
    ...OPERATION_PORTS,
    actors: {
      createCart: fromPromise(async () => 'cart-1'),
      forgetCart: fromPromise(async () => 1),
      endSession: fromPromise(async () => {}),
      readDetails: fromPromise(async () => details()),
      addItem: change('addItem', ({ quantity }) => {
        platform.quantity += quantity;
        platform.uid += 1;
      }),
      updateItem: change('updateItem', ({ quantity }) => {
        platform.quantity = quantity;
      }),
      removeItem: change('removeItem', () => {
        platform.quantity = 0;
      }),
    },
  });
  const stored = {
    cartId: 'cart-1',
    removedLine: null,
    queuedAdditions: [],
    unconfirmedAddition: null,
  };
  const machine = cartMachine.provide({
    ...CART_PORTS,
    actors: {
      restoreCart: fromPromise<StoredCart>(async () => stored),
      operation: lazyChild('cartOperation', async () => operation),
    },
  });
  const clock = new SimulatedClock();
  let cart = createActor(machine, { clock }).start();
  const quantity = () => cart.getSnapshot().context.details?.items[0]?.quantity ?? 0;
  const send = async (event: object) => {
    cart.send(event as never);
    clock.increment(350);
    await waitFor(cart, (now) => now.matches({ work: 'ready' }) && now.context.queue.length === 0);
  };
  return {
    platform,
    quantity,
    add: () =>
      send({
        type: 'cart.addItem',
        cartId: null,
        parentSku: variantSku && 'Rose',
        product: { uid: 'Rose', name: 'Rose', selectedOptions: [] },
        quantity: 1,
        sku: variantSku ?? 'Rose',
      }),
    more: () =>
      send({ type: 'cart.updateItem', itemId: String(platform.uid), quantity: quantity() + 1 }),
    remove: () => send({ type: 'cart.removeItem', itemId: String(platform.uid) }),
    comeBack: async () => {
      cart.stop();
      cart = createActor(machine, { clock }).start();
      await send({ type: 'cart.read' });
    },
    read: () => send({ type: 'cart.read' }),
  };
}

/** The call that fails in each action with a fault, and how. */
const FAULT_OF: Partial<Record<FlowerAction, [call: string, Fault]>> = {
  addUnsent: ['addItem', 'unsent'],
  addUnheard: ['addItem', 'unanswered'],
  moreRefused: ['updateItem', 'refused'],
  moreUnsent: ['updateItem', 'unsent'],
  moreUnheard: ['updateItem', 'unanswered'],
  'removal of the old line unanswered': ['removeItem', 'unanswered'],
  'return of the line refused': ['addItem', 'refused'],
  'return of the line unsent': ['addItem', 'unsent'],
  'return of the line unanswered': ['addItem', 'unanswered'],
  removeUnsent: ['removeItem', 'unsent'],
  removeUnheard: ['removeItem', 'unanswered'],
};
const isOfLine = (action: string) => action.includes('line');

describe.each([
  { product: 'a simple product', variantSku: null },
  { product: 'a product with options', variantSku: 'Rose-L' },
])('Expectation: a cart never loses a flower ($product)', ({ variantSku }) => {
  // The shop replaces a line with options and updates any other line.
  const actions = FLOWER_ACTIONS.filter((action) =>
    variantSku ? !/^more./.test(action) : !isOfLine(action),
  );
  const model = modelOf(flowersExpectations, {
    events: actions.map((type) => ({ type })),
    cover: 'transitions',
  });

  it.each(withTitles(model.getShortestPaths()))('%s', async (_, path) => {
    const { platform, ...cart } = shop(variantSku);
    await cart.read();
    const perform = (action: FlowerAction) => async () => {
      const fault = FAULT_OF[action];
      if (fault) platform.faults[fault[0]] = fault[1];
      if (action.startsWith('add')) await cart.add();
      else if (action.startsWith('remove')) await cart.remove();
      else if (action === 'comeBack') await cart.comeBack();
      else await cart.more();
    };
    const expectQuantity = (count: number) => () => {
      expect({ platform: platform.quantity, shown: cart.quantity() }).toEqual({
        platform: count,
        shown: count,
      });
    };
    await path.test({
      events: Object.fromEntries(actions.map((action) => [action, perform(action)])),
      states: { none: expectQuantity(0), one: expectQuantity(1), two: expectQuantity(2) },
    } as never);
  });
});
