import type { Exhibit } from '../Exhibit.ts';
import { CARTS } from './cart.ts';
import { CHECKOUTS } from './checkout.ts';
import { NOTICES } from './notices.ts';
import { APP, LOADING_BAR, PAGES } from './page.ts';
import { ACCOUNTS, DRAWERS, FORM_SUBMISSIONS, SESSIONS } from './shopper.ts';

/** All exhibits, in the order of the gallery. */
export const EXHIBITS: Exhibit[] = [
  ...APP,
  ...PAGES,
  ...LOADING_BAR,
  ...CARTS,
  ...CHECKOUTS,
  ...SESSIONS,
  ...ACCOUNTS,
  ...FORM_SUBMISSIONS,
  ...DRAWERS,
  ...NOTICES,
];
