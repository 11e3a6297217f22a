import { phrase } from './graphql/phrases.ts';
import { defaultView } from './graphql/requestContext.ts';
import type { Shop } from './shop/model.ts';
import { tokeniseCard } from './shop/paymentCard.ts';

/**
 * The sandbox of the card company. POST /sandbox/card/tokens {number, expiry, cvc} answers {nonce,
 * last4, brand}, or 422 {errors: [{field, message}]} for a malformed card. The Store header decides
 * the language of the messages.
 */
export async function handleSandbox(request: Request, shop: Shop): Promise<Response> {
  if (new URL(request.url).pathname !== '/sandbox/card/tokens') {
    return new Response(null, { status: 404 });
  }
  if (request.method !== 'POST') {
    return new Response(null, { status: 405, headers: { allow: 'POST' } });
  }
  const body = await request.json().catch(() => ({}));
  const result = tokeniseCard(shop, {
    number: String(body?.number ?? ''),
    expiry: String(body?.expiry ?? ''),
    cvc: String(body?.cvc ?? ''),
  });
  if ('errors' in result) {
    const code = request.headers.get('store');
    const view = shop.views.find((view) => view.code === code) ?? defaultView(shop);
    const errors = result.errors.map(({ field, message }) => ({
      field,
      message: phrase({ shop, view }, message),
    }));
    return Response.json({ errors }, { status: 422 });
  }
  const { nonce, last4, brand } = result;
  return Response.json({ nonce, last4, brand }, { status: 201 });
}
