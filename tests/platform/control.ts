import type { Shop } from './shop/model.ts';

export async function handleControl(_request: Request, _shop: Shop): Promise<Response> {
  return new Response(null, { status: 404 });
}
