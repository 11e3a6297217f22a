import { actions } from './controlActions.ts';
import { ControlInput } from './controlInput.ts';
import { stateOf } from './faultState.ts';
import { ownProperty } from './ownProperty.ts';
import type { Shop } from './shop/model.ts';
import { shopId } from './shopId.ts';

/** The parts of a shop that GET /demo/<name> returns. */
const READS: Record<string, (shop: Shop) => unknown> = {
  orders: (shop) => shop.orders,
  carts: (shop) => [...shop.carts.values()],
  mails: (shop) => shop.mails,
  held: (shop) => stateOf(shop).held.map(({ fields }) => fields),
  log: (shop) => stateOf(shop).log,
};

/**
 * Answers the demo controls: GET reads a part named in READS, POST /demo/<action> with JSON runs an
 * action (README of this folder). Each request concerns one shop.
 */
export async function handleControl(request: Request, shop: Shop): Promise<Response> {
  const name = new URL(request.url).pathname.slice('/demo/'.length);
  const read = ownProperty(READS, name);
  if (request.method === 'GET' && read) {
    return Response.json(read(shop), { headers: { 'cache-control': 'no-store' } });
  }
  const action = ownProperty(actions, name);
  if (!action) return Response.json({ message: `No control "${name}".` }, { status: 404 });
  if (request.method !== 'POST') {
    return Response.json({ message: `"${name}" is for POST.` }, { status: 405 });
  }
  try {
    const text = await request.text();
    action(shop, new ControlInput(text === '' ? {} : JSON.parse(text)), shopId(request.headers));
    return Response.json({ done: name });
  } catch (error) {
    return Response.json({ message: String(error) }, { status: 400 });
  }
}
