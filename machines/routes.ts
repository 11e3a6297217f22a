import type { RouteAnswer } from './domain.ts';

/** The pages of the shop, by the name of their root component. */
export type PageName =
  | 'CMS_PAGE'
  | 'CATEGORY'
  | 'PRODUCT'
  | 'CART'
  | 'CHECKOUT'
  | 'ORDER_CONFIRMATION'
  | 'SIGN_IN'
  | 'CREATE_ACCOUNT'
  | 'FORGOT_PASSWORD'
  | 'RESET_PASSWORD';

/** A page that a path leads to, with what identifies its data. */
export interface Page {
  name: PageName;
  /** Without store prefix and query string. */
  path: string;
  uid: string | null;
  identifier: string | null;
}

/** The routes that need no lookup (spec §2 "Route table"), in the table's order; all exact. */
const FIXED: { pattern: RegExp; name: PageName }[] = [
  { pattern: /^\/(?:cms|xyz)(?:\/(?<identifier>[^/]+))?$/, name: 'CMS_PAGE' },
  { pattern: /^\/signin$/, name: 'SIGN_IN' },
  { pattern: /^\/signup$/, name: 'CREATE_ACCOUNT' },
  { pattern: /^\/forgot-password$/, name: 'FORGOT_PASSWORD' },
  { pattern: /^\/customer\/account\/createPassword$/, name: 'RESET_PASSWORD' },
  { pattern: /^\/order-confirmation$/, name: 'ORDER_CONFIRMATION' },
  { pattern: /^\/checkout$/, name: 'CHECKOUT' },
  { pattern: /^\/cart$/, name: 'CART' },
];

/** Pages of a customer's own (spec §2 "Route table"); all exact. */
const PRIVATE =
  /^\/(?:wishlist|saved-payments|order-history|communications|address-book|account)\/?$/;

/** Whether only a signed-in customer may see the page of this path. */
export const isPrivate = (path: string): boolean => PRIVATE.test(path);

/** The page of a fixed route, or null where a lookup decides. */
export function fixedPage(path: string): Page | null {
  for (const { pattern, name } of FIXED) {
    const match = pattern.exec(path.length > 1 ? path.replace(/\/$/, '') : path);
    if (match) return { name, path, uid: null, identifier: match.groups?.identifier ?? null };
  }
  return null;
}

const BY_TYPE: Record<string, PageName> = {
  CMS_PAGE: 'CMS_PAGE',
  CATEGORY: 'CATEGORY',
  PRODUCT: 'PRODUCT',
};

/** The page that a lookup's answer means, or null when its type is unknown. */
export function answeredPage(path: string, answer: RouteAnswer): Page | null {
  if (answer.kind !== 'found') return null;
  const name = BY_TYPE[answer.type];
  return name ? { name, path, uid: answer.uid, identifier: answer.identifier } : null;
}
