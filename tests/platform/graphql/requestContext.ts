import type { Customer, RequestContext, Shop, StoreView } from '../shop/model.ts';
import { readToken } from '../shop/tokens.ts';
import { phrase } from './phrases.ts';
import { RequestError, TokenRefused } from './requestError.ts';

/** Reads the headers of a request and refuses invalid ones. */
export function requestContext(request: Request, shop: Shop): RequestContext {
  const { headers } = request;
  const view = viewOf(shop, headers.get('store'));
  const token = bearerToken(headers.get('authorization'));
  const currency = headers.get('content-currency')?.trim().toUpperCase() || view.currency;
  if (currency !== view.currency && currency !== BASE_CURRENCY) {
    throw new RequestError(phrase({ shop, view }, 'Please correct the target currency'));
  }
  return {
    shop,
    view,
    currency,
    customer: token === null ? null : customerOf(shop, view, token),
    sentToken: token !== null,
    origin: new URL(request.url).origin,
  };
}

export const BASE_CURRENCY = 'USD';

export const defaultView = (shop: Shop): StoreView =>
  shop.views.find((view) => view.isDefault) ?? shop.views[0]!;

function viewOf(shop: Shop, code: string | null): StoreView {
  const view = code ? shop.views.find((view) => view.code === code) : defaultView(shop);
  if (!view) {
    throw new RequestError(
      phrase({ shop, view: defaultView(shop) }, 'Requested store is not found'),
    );
  }
  return view;
}

/**
 * Reads the token of a header of exactly two words that begins with “bearer”; other headers are
 * ignored.
 */
export function bearerToken(header: string | null): string | null {
  const words = (header ?? '').trim().split(/\s+/);
  return words.length === 2 && words[0]!.toLowerCase() === 'bearer' ? words[1]! : null;
}

/** The customer of a token. A bad token makes a guest in 2.4.7 and is refused in 2.4.9. */
function customerOf(shop: Shop, view: StoreView, token: string): Customer | null {
  const reading = readToken(shop, token);
  if ('customer' in reading) return reading.customer;
  if (shop.release === '2.4.7') return null;
  throw new TokenRefused(phrase({ shop, view }, reading.problem));
}
