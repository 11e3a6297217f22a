import { type Faults, ResponseLost } from '../faults.ts';
import { phraseWith } from '../graphql/phrases.ts';
import { bearerToken, defaultView } from '../graphql/requestContext.ts';
import { requireCaptcha } from '../shop/captcha.ts';
import { Refusal } from '../shop/cartRefusal.ts';
import type { RequestContext, Shop, StoreView } from '../shop/model.ts';
import { readToken } from '../shop/tokens.ts';
import {
  jsonResponse,
  problemOf,
  problemResponse,
  RestError,
  type RestProblem,
} from './RestError.ts';
import { routeOf } from './routes.ts';

const NO_ROUTE: RestProblem = { status: 404, message: 'Request does not match any route.' };

/** Answers /rest/V1/… and /rest/<store view>/V1/…. */
export async function handleRest(request: Request, shop: Shop, faults: Faults): Promise<Response> {
  const { pathname } = new URL(request.url);
  const place = placeOf(shop, pathname);
  const view = place?.view ?? defaultView(shop);
  const translate = (english: string) => phraseWith({ shop, view }, english, []);
  const match = place && routeOf(request.method, place.path);
  if (!match) return problemResponse(NO_ROUTE, translate);
  const { template } = match.route;
  try {
    await faults.before(template);
    requireCaptcha(shop, request, template);
    const body = await bodyOf(request);
    const context = { ...contextOf(request, shop, view), parameters: match.parameters, body };
    const response = await match.route.respond(context);
    if (faults.shouldLoseResponse([template])) throw new ResponseLost(template);
    return jsonResponse(response);
  } catch (error) {
    if (error instanceof Refusal) return problemResponse(problemOf(error), translate);
    if (error instanceof RestError) return problemResponse(error.problem, translate);
    throw error;
  }
}

/** The name of the route in the log and in the faults. */
export function routeName(request: Request, shop: Shop): string | undefined {
  const place = placeOf(shop, new URL(request.url).pathname);
  return place && routeOf(request.method, place.path)?.route.template;
}

function placeOf(shop: Shop, pathname: string): { view: StoreView; path: string } | undefined {
  const [, code, path] = /^\/rest\/(?:([^/]+)\/)?V1\/(.*)$/.exec(pathname) ?? [];
  const view =
    code === undefined || code === 'default'
      ? defaultView(shop)
      : shop.views.find((view) => view.code === code);
  return view && path !== undefined ? { view, path } : undefined;
}

/** A bad token makes a guest of the sender; the `mine` routes then refuse the guest. */
function contextOf(request: Request, shop: Shop, view: StoreView): RequestContext {
  const token = bearerToken(request.headers.get('authorization'));
  const reading = token === null ? null : readToken(shop, token);
  return {
    shop,
    view,
    currency: view.currency,
    customer: reading && 'customer' in reading ? reading.customer : null,
    sentToken: token !== null,
    origin: new URL(request.url).origin,
  };
}

async function bodyOf(request: Request): Promise<Record<string, unknown>> {
  const text = await request.text();
  if (text === '') return {};
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? { ...body } : {};
  } catch {
    throw new RestError({ status: 400, message: 'Decoding error: Syntax error' });
  }
}
