import { describe, expect, it } from 'vitest';
import type { CartAddition } from '../../machines/domain.ts';
import { type CartShop, cartShops } from '../support/cartShop.ts';

const openCart = cartShops();

/** A cart with one line of a configurable product, and the options that it can change to. */
async function open() {
  const shop = await openCart();
  const one = shop.configurable;
  await shop.add(one);
  const other = otherOf(shop.shop, one);
  const send = shop.actor.send;
  const itemId = () => shop.context().details?.items[0]?.uid ?? '';
  const becomes = { sku: other.sku, selectedOptions: other.product.selectedOptions };
  return {
    ...shop,
    one,
    other,
    editOptions: (quantity = 1) =>
      send({ type: 'cart.updateItem', itemId: itemId(), quantity, becomes }),
    setQuantity: (quantity: number) =>
      send({ type: 'cart.updateItem', itemId: itemId(), quantity }),
    removeLine: () => send({ type: 'cart.removeItem', itemId: itemId() }),
    passDebounce: () => shop.clock.increment(350),
    /** Holds the response to the line’s removal: later events come while the options change. */
    startReplacing: () => {
      const release = shop.hold('RemoveItemFromCart');
      shop.clock.increment(350);
      return release;
    },
  };
}

function otherOf({ products }: CartShop['shop'], one: CartAddition) {
  const parent = products.get(one.parentSku ?? '');
  if (parent?.kind !== 'configurable') throw new Error('No such product.');
  const variant = parent.variants.find(({ sku }) => {
    const child = products.get(sku);
    return sku !== one.sku && child?.kind === 'simple' && child.stock > 9;
  });
  if (!variant) throw new Error('It has no other options.');
  const selectedOptions = parent.attributeIds.map((id, index) =>
    btoa(`configurable/${id}/${variant.valueIds[index]}`),
  );
  return { ...one, sku: variant.sku, product: { ...one.product, selectedOptions } };
}

const CARD = { to: 'Ada', from: 'Bo', message: '生日快樂 🌷' };

describe('Cart: a change of a line’s options', () => {
  for (const [change, of] of [
    ['other options', 'editOptions'],
    ['another quantity', 'setQuantity'],
  ] as const) {
    it(`keeps its gift message: ${change}`, async () => {
      const shop = await open();
      const [line] = [...shop.platform.shop().carts.values()].flatMap(({ lines }) => lines);
      if (line) line.giftMessage = CARD;
      shop.actor.send({ type: 'cart.read' });
      await shop.settled();
      expect(shop.context().details?.items[0]?.gift).toMatchObject(CARD);
      shop[of](2);
      shop.passDebounce();
      await shop.settled();
      const items = shop.context().details?.items ?? [];
      expect(items).toMatchObject([{ quantity: 2, gift: CARD }]);
      expect(items[0]?.variantSku).toBe(of === 'editOptions' ? shop.other.sku : shop.one.sku);
    });
  }

  it('keeps the gift message of the line that it is merged into', async () => {
    const shop = await open();
    await shop.add(shop.other);
    const lines = [...shop.platform.shop().carts.values()].flatMap((cart) => cart.lines);
    lines.forEach((line, index) => {
      line.giftMessage = { ...CARD, to: index === 0 ? 'Ada' : 'Cy' };
    });
    shop.actor.send({ type: 'cart.read' });
    await shop.settled();
    shop.editOptions();
    shop.passDebounce();
    await shop.settled();
    expect(shop.context().details?.items).toMatchObject([{ quantity: 2, gift: { to: 'Cy' } }]);
  });

  it('keeps a quantity that is changed right after it', async () => {
    const shop = await open();
    shop.editOptions();
    shop.setQuantity(2);
    shop.passDebounce();
    await shop.settled();
    expect(shop.platformQuantities()).toEqual({ [shop.other.sku]: 2 });
  });

  it('applies a quantity that is changed meanwhile to the new options', async () => {
    const shop = await open();
    shop.editOptions();
    const release = shop.startReplacing();
    shop.setQuantity(3);
    release();
    await expect.poll(() => shop.platformQuantities()).toEqual({ [shop.other.sku]: 1 });
    await expect.poll(() => shop.context().queue).toHaveLength(1);
    shop.passDebounce();
    await shop.settled();
    expect(shop.platformQuantities()).toEqual({ [shop.other.sku]: 3 });
    expect(shop.context().failures).toEqual({});
  });

  it('ends without a line when the shopper removes the line meanwhile', async () => {
    const shop = await open();
    shop.editOptions();
    const release = shop.startReplacing();
    shop.removeLine();
    release();
    await shop.settled();
    expect(shop.platformQuantities()).toEqual({});
    expect(shop.context().failures).toEqual({});
  });

  for (const [title, isRemoved, rest] of [
    ['stepped', false, 5],
    ['removed', true, 3],
  ] as const) {
    it(`leaves the line that it is merged into unchanged when it is ${title} meanwhile`, async () => {
      const shop = await open();
      await shop.add({ ...shop.other, quantity: 3 });
      shop.editOptions();
      const release = shop.startReplacing();
      if (isRemoved) shop.removeLine();
      else shop.setQuantity(2);
      release();
      await expect.poll(() => shop.platformQuantities()).toEqual({ [shop.other.sku]: 4 });
      await expect.poll(() => shop.context().current).toBeNull();
      shop.passDebounce();
      await shop.settled();
      expect(shop.platformQuantities()).toEqual({ [shop.other.sku]: rest });
    });
  }

  for (const [fault, held, isReported] of [
    ['lost request', 1, true],
    ['lost response', 0, false],
  ] as const) {
    it(`keeps every item when the line is merged with another (${fault})`, async () => {
      const shop = await open();
      await shop.add({ ...shop.other, quantity: 3 });
      shop.lose('AddProductsToCart', fault);
      shop.editOptions();
      shop.passDebounce();
      await shop.settled();
      expect(shop.platformQuantities()).toEqual(
        held ? { [shop.one.sku]: 1, [shop.other.sku]: 3 } : { [shop.other.sku]: 4 },
      );
      expect('update' in shop.context().failures).toBe(isReported);
    });
  }
});
