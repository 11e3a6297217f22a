import { describe, expect, it } from 'vitest';
import {
  createActor,
  fromPromise,
  type NonReducibleUnknown,
  SimulatedClock,
  waitFor,
} from 'xstate';
import type { StoredCart } from '../../machines/cart/context.ts';
import { cartMachine } from '../../machines/cart/machine.ts';
import { cartOperationMachine } from '../../machines/cart/operation/machine.ts';
import type { CartDetails, CartItem } from '../../machines/domain.ts';
import { lazyChild } from '../../machines/lazyChild.ts';
import { CART_PORTS, OPERATION_PORTS } from '../support/cartPorts.ts';
import { cartLine } from '../support/fakeShop.ts';
import { ROSE } from '../support/sampleAddition.ts';

const invalid = () =>
  Object.assign(new Error('Could not find a cart with ID "cart-1"'), { reason: 'invalidCart' });
const refusal = () => Object.assign(new Error('Not enough items for sale'), { reason: 'refused' });

const LARGE = cartLine('rose', { uid: 'MQ==', variantSku: 'rose-large' });

describe('Cart', () => {
  it('creates a cart only when there is no cart id', async () => {
    const { log, actor, settled } = await cart({ storedId: null });
    actor.send({ type: 'cart.addItem', ...ROSE });
    await settled();
    actor.send({ type: 'cart.addItem', ...ROSE });
    await settled();
    expect(log).toEqual([
      'create',
      'add rose ×1 to cart-2',
      'read cart-2',
      'add rose ×1 to cart-2',
      'read cart-2',
    ]);
  });

  it('reuses the cart id from storage', async () => {
    const { log, actor, settled } = await cart({ storedId: 'cart-1' });
    actor.send({ type: 'cart.addItem', ...ROSE });
    await settled();
    expect(log).toEqual(['read cart-1', 'add rose ×1 to cart-1', 'read cart-1']);
  });

  it('forgets an invalid cart, creates and reads a new one and retries the addition there', async () => {
    const { log, actor, settled } = await cart({
      storedId: 'cart-1',
      fail: { 'add rose ×1 to cart-1': invalid },
    });
    actor.send({ type: 'cart.addItem', ...ROSE });
    await settled();
    expect(log).toEqual([
      'read cart-1',
      'add rose ×1 to cart-1',
      'forget',
      'create',
      'read cart-2',
      'add rose ×1 to cart-2',
      'read cart-2',
    ]);
    expect(actor.getSnapshot().context).toMatchObject({ cartId: 'cart-2', failures: {} });
  });

  it('reports an error when the retried addition meets a second invalid cart', async () => {
    const { log, actor, settled } = await cart({
      storedId: 'cart-1',
      fail: { 'add rose ×1 to cart-1': invalid, 'add rose ×1 to cart-2': invalid },
    });
    actor.send({ type: 'cart.addItem', ...ROSE });
    await settled();
    expect(log.filter((entry) => entry === 'create')).toHaveLength(1);
    expect(actor.getSnapshot().context.failures.add).toMatchObject({ reason: 'invalidCart' });
  });

  it('reports a failed creation and sends nothing', async () => {
    const { log, actor, settled } = await cart({
      storedId: null,
      fail: { create: () => new Error('Unable to create cart') },
    });
    actor.send({ type: 'cart.addItem', ...ROSE });
    await settled();
    expect(log).toEqual(['create']);
    expect(actor.getSnapshot().context.failures.create?.message).toBe('Unable to create cart');
  });

  it('sends one update for fifty quick presses on the quantity stepper', async () => {
    const { log, actor, settled, pass } = await cart({
      storedId: 'cart-1',
      items: [cartLine('rose', { uid: 'MQ==' })],
    });
    for (let quantity = 2; quantity <= 51; quantity++) {
      actor.send({ type: 'cart.updateItem', itemId: 'MQ==', quantity });
    }
    pass(350);
    await settled();
    expect(log.filter((entry) => entry.startsWith('update'))).toEqual([
      'update MQ== to 51 in cart-1',
    ]);
  });

  it('sends a quantity that was typed in a field which goes away, if the line stays', async () => {
    const items = [cartLine('rose', { uid: 'MQ==' }), cartLine('lily', { uid: 'Mg==' })];
    const { log, actor, settled, pass } = await cart({ storedId: 'cart-1', items });
    actor.send({ type: 'cart.leaveQuantity', itemId: 'MQ==', quantity: 3 });
    actor.send({ type: 'cart.removeItem', itemId: 'Mg==' });
    actor.send({ type: 'cart.leaveQuantity', itemId: 'Mg==', quantity: 3 });
    actor.send({ type: 'cart.leaveQuantity', itemId: 'Mw==', quantity: 3 });
    pass(350);
    await settled();
    expect(log.filter((entry) => /^(update|remove)/.test(entry))).toEqual([
      'update MQ== to 3 in cart-1',
      'remove Mg== from cart-1',
    ]);
  });

  it('updates the quantity of a configurable product by removing and re-adding its line', async () => {
    const { log, actor, settled, pass } = await cart({
      storedId: 'cart-1',
      items: [LARGE],
    });
    actor.send({ type: 'cart.updateItem', itemId: 'MQ==', quantity: 3 });
    pass(350);
    await settled();
    expect(log).toEqual(['remove MQ== from cart-1', 'add rose-large ×3 to cart-1', 'read cart-1']);
  });

  it('restores the old quantity of a configurable line when the new one is refused', async () => {
    const { log, actor, settled, pass } = await cart({
      storedId: 'cart-1',
      items: [LARGE],
      fail: { 'add rose-large ×3 to cart-1': refusal },
    });
    actor.send({ type: 'cart.updateItem', itemId: 'MQ==', quantity: 3 });
    pass(350);
    await settled();
    expect(log).toEqual([
      'remove MQ== from cart-1',
      'add rose-large ×3 to cart-1',
      'add rose-large ×1 to cart-1',
      'read cart-1',
    ]);
    expect(actor.getSnapshot().context.failures.update?.message).toBe('Not enough items for sale');
  });

  it('removes a line by its new uid when an update has just replaced that line', async () => {
    const items = [LARGE];
    const { log, actor, settled, pass } = await cart({ storedId: 'cart-1', items });
    actor.send({ type: 'cart.updateItem', itemId: 'MQ==', quantity: 3 });
    pass(350);
    actor.send({ type: 'cart.removeItem', itemId: 'MQ==' });
    items[0] = { ...LARGE, uid: 'Mg==' };
    await settled();
    expect(log.at(-2)).toBe('remove Mg== from cart-1');
  });

  it('forgets the ordered cart and creates a new one', async () => {
    const { log, actor, settled } = await cart({ storedId: 'cart-1' });
    actor.send({ type: 'cart.orderCompleted', previousCart: 'ordered' });
    await settled();
    expect(log).toEqual(['forget', 'create']);
    expect(actor.getSnapshot().context).toMatchObject({
      cartId: 'cart-2',
      details: null,
      lastClearTime: 1_000,
    });
  });

  it('ignores a repeated order completion within 3 seconds', async () => {
    const { log, actor, settled, pass } = await cart({ storedId: 'cart-1' });
    actor.send({ type: 'cart.orderCompleted', previousCart: 'ordered' });
    await settled();
    pass(2_999);
    actor.send({ type: 'cart.orderCompleted', previousCart: 'ordered' });
    await settled();
    expect(log).toEqual(['forget', 'create']);
    pass(1);
    actor.send({ type: 'cart.orderCompleted', previousCart: 'ordered' });
    await settled();
    expect(log).toEqual(['forget', 'create', 'forget', 'create']);
  });
});

interface CartSetup {
  storedId: string | null;
  items?: CartItem[];
  fail?: Record<string, () => Error>;
}

/** The cart with a call log in place of a platform, and a simulated clock. */
async function cart({ storedId, items = [], fail = {} }: CartSetup) {
  const log: string[] = [];
  const clock = new SimulatedClock();
  const step = <Output, Input>(
    describe: (input: Input) => string,
    respond: (input: Input) => Output,
  ) =>
    fromPromise<Output, Input>(async ({ input }) => {
      const entry = describe(input);
      log.push(entry);
      const error = fail[entry];
      if (error) throw error();
      return respond(input);
    });
  let created = 1;
  const createCart = step<string, NonReducibleUnknown>(
    () => 'create',
    () => `cart-${++created}`,
  );
  const forgetCart = step<number, { cartId: string | null }>(
    () => 'forget',
    () => 1_000,
  );
  const details = (id: string): CartDetails => ({
    id,
    items: [...items],
    totalQuantity: items.length,
    coupons: [],
    prices: { grand_total: null, subtotal: null, discounts: [], taxes: [], shipping: null },
  });
  const change = cartOperationMachine.provide({
    ...OPERATION_PORTS,
    actors: {
      createCart,
      forgetCart,
      endSession: fromPromise(async () => {}),
      readDetails: step(
        ({ cartId }) => `read ${cartId}`,
        ({ cartId }) => details(cartId),
      ),
      addItem: step(
        ({ sku, quantity, cartId }) => `add ${sku} ×${quantity} to ${cartId}`,
        () => {},
      ),
      updateItem: step(
        ({ itemId, quantity, cartId }) => `update ${itemId} to ${quantity} in ${cartId}`,
        () => {},
      ),
      removeItem: step(
        ({ itemId, cartId }) => `remove ${itemId} from ${cartId}`,
        () => {},
      ),
      applyCoupon: step(
        ({ code }) => `apply ${code}`,
        () => {},
      ),
      removeCoupon: step(
        () => 'remove coupon',
        () => {},
      ),
    },
  });
  const actor = createActor(
    cartMachine.provide({
      ...CART_PORTS,
      actors: {
        restoreCart: fromPromise<StoredCart>(async () => ({
          cartId: storedId,
          removedLine: null,
          queuedAdditions: [],
          unconfirmedAddition: null,
        })),
        createCart,
        forgetCart,
        operation: lazyChild('cartOperation', async () => change),
      },
    }),
    { clock },
  ).start();
  const untilReady = () =>
    waitFor(
      actor,
      (snapshot) => snapshot.matches({ work: 'ready' }) && snapshot.context.queue.length === 0,
    );
  await untilReady();
  if (items.length > 0) {
    actor.send({ type: 'cart.read' });
    await untilReady();
    log.length = 0;
  }
  return { actor, log, settled: untilReady, pass: (ms: number) => clock.increment(ms) };
}
