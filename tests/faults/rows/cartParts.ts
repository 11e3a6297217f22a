import type { CartEvent } from '../../../machines/cart/context.ts';
import { actorOf } from '../../../src/actors/AppActor.ts';
import { ROBERTA } from '../../support/openShop.ts';
import type { Row } from '../row.ts';
import type { Stage } from '../stage.ts';
import { sendToSession } from './sessionParts.ts';

/** The simple product Blue Hour. */
export const SIMPLE = 'FL-B-04';

export const cartSnapshot = (stage: Stage) => actorOf(stage.shop().app, 'cart')?.getSnapshot();

/** Sends an event to the cart. */
export const sendToCart = (event: CartEvent) => async (stage: Stage) => {
  await stage.shop().start('cart');
  actorOf(stage.shop().app, 'cart')?.send(event);
};

export const addOne = sendToCart({
  type: 'cart.addItem',
  cartId: null,
  parentSku: null,
  product: { uid: '', name: '', selectedOptions: [] },
  quantity: 1,
  sku: SIMPLE,
});

/** The lines of all carts on the platform. */
export const linesOf = ({ platform }: Stage) =>
  [...platform.carts.values()].flatMap(({ lines }) =>
    lines.map(({ sku, quantity }) => `${quantity} × ${sku}`),
  );

/** The lines of all active carts on the platform. */
export const openLinesOf = ({ platform }: Stage) =>
  [...platform.carts.values()]
    .filter(({ isActive }) => isActive)
    .flatMap(({ lines }) => lines.map(({ sku, quantity }) => `${quantity} × ${sku}`));

/** The lines that the shop's cart machine knows. */
export const knownLines = (stage: Stage) =>
  cartSnapshot(stage)?.context.details?.items.map(
    ({ product, quantity }) => `${quantity} × ${product.sku}`,
  );

const isResting = (stage: Stage) =>
  cartSnapshot(stage)?.hasTag('busy') === false && cartSnapshot(stage)?.context.queue.length === 0;

/** Sends a query directly to the platform, like an earlier visit. */
async function sendQuery(stage: Stage, query: string): Promise<Record<string, unknown>> {
  const response = await stage.send('/graphql', { query });
  return ((await response.json()) as { data: Record<string, unknown> }).data;
}

/** Arranges a returning guest with one line in the cart. */
export async function withALine(stage: Stage, path = '/cart') {
  const { createEmptyCart: cartId } = await sendQuery(stage, 'mutation { createEmptyCart }');
  const item = `{ sku: "${SIMPLE}", quantity: 1 }`;
  await sendQuery(
    stage,
    `mutation { addProductsToCart(cartId: "${cartId}", cartItems: [${item}]) { cart { id } } }`,
  );
  for (const [key, value] of [
    ['cartId', cartId],
    ['cart_owner', 'guest'],
  ]) {
    localStorage.setItem(`florilegium:${key}`, JSON.stringify({ value, timeStored: Date.now() }));
  }
  if (path) await stage.visit(path);
  if (path === '/cart') {
    await stage.until(() => knownLines(stage)?.length === 1 && isResting(stage), 'the cart, read');
  }
}

export async function signedInWithALine(stage: Stage, path = '/cart') {
  await stage.visit('/about-us');
  await sendToSession({ type: 'session.signIn', ...ROBERTA })(stage);
  await stage.pass(1_000);
  await addOne(stage);
  await stage.until(
    () => knownLines(stage)?.length === 1 && isResting(stage),
    'a line in the cart',
  );
  await stage.visit(path);
}

/** A mutation of the cart. */
export const cartRow = (
  operation: string,
  kind: 'create' | 'add' | 'update' | 'remove' | 'applyCoupon' | 'removeCoupon',
  act: Row['act'],
  more: Partial<Row>,
): Row => ({
  operation,
  kind: 'mutation',
  arrange: (stage) => withALine(stage),
  act,
  isDone: isResting,
  isReported: (stage) =>
    isResting(stage) && cartSnapshot(stage)?.context.failures[kind] !== undefined,
  isWaiting: (stage) => cartSnapshot(stage)?.hasTag('busy') === true,
  ...more,
});

export { isResting };
