import { countries, country } from './countries.ts';
import { estimateShippingMethods } from './estimateShippingMethods.ts';
import {
  placePaymentInformation,
  readPaymentInformation,
  setPaymentInformation,
} from './paymentInformation.ts';
import type { RestContext } from './RestContext.ts';
import { shippingInformation } from './shippingInformation.ts';

interface Route {
  method: 'GET' | 'POST';
  /** Path below V1; also the name of the route in the log and in the faults. */
  template: string;
  /** Returns the value of the JSON body, or throws a Refusal or a RestError. */
  respond(context: RestContext): unknown;
}

const CARTS = ['guest-carts/:cartId', 'carts/mine'];

/** The routes for guests and for signed-in customers. */
const ROUTES: Route[] = [
  ...CARTS.flatMap((cart): Route[] => [
    { method: 'POST', template: `${cart}/shipping-information`, respond: shippingInformation },
    { method: 'POST', template: `${cart}/payment-information`, respond: placePaymentInformation },
    { method: 'GET', template: `${cart}/payment-information`, respond: readPaymentInformation },
    { method: 'POST', template: `${cart}/set-payment-information`, respond: setPaymentInformation },
    {
      method: 'POST',
      template: `${cart}/estimate-shipping-methods`,
      respond: estimateShippingMethods,
    },
  ]),
  { method: 'GET', template: 'directory/countries', respond: countries },
  { method: 'GET', template: 'directory/countries/:countryId', respond: country },
];

/** The route with this method and path below V1, with the values of its placeholders. */
export function routeOf(
  method: string,
  path: string,
): { route: Route; parameters: Record<string, string> } | undefined {
  const parts = path.split('/').filter((part) => part !== '');
  for (const route of ROUTES) {
    const parameters =
      route.method === method ? matchTemplate(route.template.split('/'), parts) : null;
    if (parameters) return { route, parameters };
  }
  return undefined;
}

function matchTemplate(template: string[], parts: string[]): Record<string, string> | null {
  if (template.length !== parts.length) return null;
  const parameters: Record<string, string> = {};
  for (const [index, expected] of template.entries()) {
    const part = decodeSegment(parts[index] ?? '');
    if (part === null) return null;
    if (expected.startsWith(':')) parameters[expected.slice(1)] = part;
    else if (expected !== part) return null;
  }
  return parameters;
}

/** Decodes a path segment; null when it contains a malformed escape. */
function decodeSegment(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
