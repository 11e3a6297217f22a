import { waitFor } from 'xstate';
import { actorOf } from '../../src/actors/AppActor.ts';
import type { openShop } from './openShop.ts';

/** Adds a simple product and waits until the cart's details list it. */
export async function addSimpleProduct({ app }: Pick<Awaited<ReturnType<typeof openShop>>, 'app'>) {
  const cart = actorOf(app, 'cart')!;
  cart.send({
    type: 'cart.addItem',
    cartId: null,
    parentSku: null,
    product: { uid: '', name: '', selectedOptions: [] },
    quantity: 1,
    sku: 'FL-B-04',
  });
  await waitFor(cart, ({ context }) => (context.details?.items.length ?? 0) > 0);
}
