import { afterEach, vi } from 'vitest';
import { waitFor } from 'xstate';
import type { CartAddition } from '../../machines/domain.ts';
import { actorOf } from '../../src/actors/AppActor.ts';
import { createPlatform, type Platform } from '../platform/createPlatform.ts';
import { gate } from './gate.ts';
import { type openShop, wholeShops } from './openShop.ts';

/** A network fault. `sent twice`: the browser itself resends a request on a broken connection. */
type NetworkFault = 'lost request' | 'lost response' | 'sent twice';
type Shop = ReturnType<Platform['shop']>;

/** Creates a platform whose network loses, holds or delays requests by operation name. */
function faultyPlatform() {
  const platform = createPlatform();
  const faults = new Map<string, { fault: NetworkFault; times: number }>();
  const holds = new Map<string, Promise<void>>();
  const delays = new Map<string, Promise<void>>();
  const fetch: Platform['fetch'] = async (request) => {
    const document = request.method === 'POST' ? await request.clone().text() : request.url;
    const name = /(?:query|mutation)(?:\s|%20|\+)+(\w+)/.exec(document)?.[1] ?? '';
    const fault = faults.get(name);
    const isFaulty = fault !== undefined && fault.times > 0;
    if (isFaulty) fault.times -= 1;
    if (isFaulty && fault.fault === 'lost request') throw new TypeError('Failed to fetch');
    const delayed = delays.get(name);
    delays.delete(name);
    await delayed;
    if (isFaulty && fault.fault === 'sent twice') await platform.fetch(request.clone());
    const response = await platform.fetch(request);
    const held = holds.get(name);
    holds.delete(name);
    await held;
    if (isFaulty && fault.fault === 'lost response') throw new TypeError('Failed to fetch');
    return response;
  };
  return {
    platform: { ...platform, fetch },
    lose: (name: string, fault: NetworkFault, times = 1) => faults.set(name, { fault, times }),
    /** Holds the operation's next response. @returns the function that releases it */
    hold: (name: string) => gateFor(holds, name),
    /**
     * Holds the operation's next request before the platform receives it.
     * @returns the function that releases it
     */
    delay: (name: string) => gateFor(delays, name),
  };
}

function gateFor(all: Map<string, Promise<void>>, name: string): () => void {
  const { open, opened } = gate();
  all.set(name, opened);
  return open;
}

type FaultyPlatform = ReturnType<typeof faultyPlatform>;

export type CartShop = Awaited<ReturnType<typeof openCart>>;

/** As `wholeShops`; each shop is opened with its cart and a shopper's actions on the cart. */
export function cartShops() {
  const open = wholeShops();
  afterEach(() => void vi.restoreAllMocks());
  return (connection: FaultyPlatform = faultyPlatform(), { isUnsettled = false } = {}) =>
    openCart(open, connection, isUnsettled);
}

async function openCart(
  open: typeof openShop,
  { platform, lose, hold, delay }: FaultyPlatform,
  isUnsettled: boolean,
) {
  const opened = await open({ platform });
  await opened.start('cart');
  const actor = actorOf(opened.app, 'cart')!;
  const untilIdle = () =>
    waitFor(
      actor,
      (snapshot) =>
        !snapshot.hasTag('busy') &&
        !snapshot.hasTag('unknown') &&
        snapshot.context.queue.length === 0,
      { timeout: 20_000 },
    );
  if (!isUnsettled) await untilIdle();
  return {
    ...opened,
    lose,
    hold,
    delay,
    actor,
    settled: untilIdle,
    context: () => actor.getSnapshot().context,
    simple: simpleOf(opened.shop),
    configurable: configurableOf(opened.shop),
    /** Adds a product and waits for the outcome. */
    add: async (addition: CartAddition) => {
      actor.send({ type: 'cart.addItem', ...addition });
      await untilIdle();
    },
    /** Sets the first line's quantity, once per argument, lets the debounce pass and waits. */
    update: async (...quantities: number[]) => {
      const itemId = actor.getSnapshot().context.details?.items[0]?.uid ?? '';
      for (const quantity of quantities) actor.send({ type: 'cart.updateItem', itemId, quantity });
      opened.clock.increment(350);
      await untilIdle();
    },
    remove: async () => {
      const itemId = actor.getSnapshot().context.details?.items[0]?.uid ?? '';
      actor.send({ type: 'cart.removeItem', itemId });
      await untilIdle();
    },
    read: async () => {
      actor.send({ type: 'cart.read' });
      await untilIdle();
    },
    /** Quantities by SKU in the platform's active carts. */
    platformQuantities: () => platformQuantities(opened.shop),
    sent: (name: string) => opened.wire.requests.filter((requested) => requested === name).length,
  };
}

function platformQuantities({ carts }: Shop): Record<string, number> {
  const quantities: Record<string, number> = {};
  for (const cart of carts.values()) {
    if (!cart.isActive) continue;
    for (const { sku, quantity } of cart.lines) quantities[sku] = (quantities[sku] ?? 0) + quantity;
  }
  return quantities;
}

function simpleOf(shop: Shop): CartAddition {
  for (const one of shop.products.values()) {
    if (one.kind === 'simple' && one.isVisible && one.stock > 9) return addition(one.sku);
  }
  throw new Error('The seed has no such product.');
}

function configurableOf(shop: Shop): CartAddition {
  for (const one of shop.products.values()) {
    if (one.kind !== 'configurable') continue;
    for (const variant of one.variants) {
      const child = shop.products.get(variant.sku);
      if (child?.kind !== 'simple' || child.stock < 10) continue;
      const selectedOptions = one.attributeIds.map((id, index) =>
        btoa(`configurable/${id}/${variant.valueIds[index]}`),
      );
      const product = { uid: '', name: '', selectedOptions };
      return { ...addition(variant.sku), parentSku: one.sku, product };
    }
  }
  throw new Error('The seed has no such product.');
}

const addition = (sku: string): CartAddition => ({
  cartId: null,
  parentSku: null,
  product: { uid: '', name: '', selectedOptions: [] },
  quantity: 1,
  sku,
});
