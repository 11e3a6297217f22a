import type { RouteResponse } from '../domain.ts';

/** The pages of the shop, by the name of their root component. */
export type PageName =
  | 'CMS_PAGE'
  | 'CATEGORY'
  | 'PRODUCT'
  | 'SEARCH'
  | 'CART'
  | 'CHECKOUT'
  | 'ORDER_CONFIRMATION'
  | 'SIGN_IN'
  | 'CREATE_ACCOUNT'
  | 'FORGOT_PASSWORD'
  | 'RESET_PASSWORD'
  | 'CONFIRM_ACCOUNT'
  | 'CLOSE_ACCOUNT'
  | 'WISH_LIST'
  | 'SAVED_PAYMENTS'
  | 'ORDER_HISTORY'
  | 'TRACK_ORDER'
  | 'COMMUNICATIONS'
  | 'ADDRESS_BOOK'
  | 'ACCOUNT'
  | 'CONTACT';

/** A page, with the ids of its data. */
export interface Page {
  name: PageName;
  /** The path without the store prefix and the query string. */
  path: string;
  uid: string | null;
  identifier: string | null;
  /** The platform's own URL of the page, if the page was looked up. */
  relativeUrl?: string;
}

/** Routes without a lookup. The first match wins; matches are exact unless noted. */
const FIXED: { pattern: RegExp; name: PageName; isPrivate?: true }[] = [
  // Not an exact match, and before /account.
  { pattern: /^\/account\/close(?:\/.*)?$/, name: 'CLOSE_ACCOUNT' },
  { pattern: /^\/(?:cms|xyz)(?:\/(?<identifier>[^/]+))?$/, name: 'CMS_PAGE' },
  { pattern: /^\/wishlist$/, name: 'WISH_LIST', isPrivate: true },
  { pattern: /^\/saved-payments$/, name: 'SAVED_PAYMENTS', isPrivate: true },
  { pattern: /^\/order-history$/, name: 'ORDER_HISTORY', isPrivate: true },
  { pattern: /^\/communications$/, name: 'COMMUNICATIONS', isPrivate: true },
  { pattern: /^\/address-book$/, name: 'ADDRESS_BOOK', isPrivate: true },
  { pattern: /^\/account$/, name: 'ACCOUNT', isPrivate: true },
  { pattern: /^\/signin$/, name: 'SIGN_IN' },
  { pattern: /^\/signup$/, name: 'CREATE_ACCOUNT' },
  { pattern: /^\/forgot-password$/, name: 'FORGOT_PASSWORD' },
  { pattern: /^\/search$/, name: 'SEARCH' },
  { pattern: /^\/customer\/account\/createPassword$/, name: 'RESET_PASSWORD' },
  { pattern: /^\/customer\/account\/confirm$/, name: 'CONFIRM_ACCOUNT' },
  { pattern: /^\/order-confirmation$/, name: 'ORDER_CONFIRMATION' },
  { pattern: /^\/track-order$/, name: 'TRACK_ORDER' },
  { pattern: /^\/contact$/, name: 'CONTACT' },
  { pattern: /^\/checkout$/, name: 'CHECKOUT' },
  { pattern: /^\/cart$/, name: 'CART' },
];

/** Removes a trailing slash. */
const routeOf = (path: string) => {
  const plain = path.replace(/(.)\/$/, '$1');
  return FIXED.find(({ pattern }) => pattern.test(plain));
};

/** Whether only a signed-in customer may see the page of this path. */
export const isPrivate = (path: string): boolean => routeOf(path)?.isPrivate ?? false;

/** The fixed routes that look the same to every guest. */
const COMMON: readonly PageName[] = [
  'CMS_PAGE',
  'SEARCH',
  'CONTACT',
  'SIGN_IN',
  'CREATE_ACCOUNT',
  'FORGOT_PASSWORD',
  'CLOSE_ACCOUNT',
  'TRACK_ORDER',
];

/**
 * Whether the page of this address belongs to one shopper: a shared document contains only its
 * frame. The parameters of the page that tracks an order name a guest's order.
 */
export function isPersonal({ path, search }: { path: string; search: string }): boolean {
  const route = routeOf(path);
  if (!route) return false;
  return !COMMON.includes(route.name) || (route.name === 'TRACK_ORDER' && search.length > 1);
}

/** The page of a fixed route; null if a lookup must decide. */
export function fixedPage(path: string): Page | null {
  const route = routeOf(path);
  if (!route) return null;
  const identifier = route.pattern.exec(path.replace(/(.)\/$/, '$1'))?.groups?.identifier;
  return {
    name: route.name,
    path,
    uid: null,
    identifier: identifier ? decodePath(identifier) : null,
  };
}

/** Whether every store view has the page of this path, under the same path. */
export const isInEveryView = (path: string): boolean => path === '/' || fixedPage(path) !== null;

/** Decodes a path for reading; an invalid escape stays as it is. */
export function decodePath(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const BY_TYPE: Record<string, PageName> = {
  CMS_PAGE: 'CMS_PAGE',
  CATEGORY: 'CATEGORY',
  PRODUCT: 'PRODUCT',
  SEARCH: 'SEARCH',
};

/** The page that a lookup's response leads to; null if the response's type is unknown. */
export function pageOfResponse(path: string, response: RouteResponse): Page | null {
  if (response.kind !== 'found') return null;
  const name = BY_TYPE[response.type];
  if (!name) return null;
  const { uid, identifier, relativeUrl } = response;
  return { name, path, uid, identifier, ...(relativeUrl && { relativeUrl }) };
}
