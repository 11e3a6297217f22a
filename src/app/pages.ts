import type { ComponentType } from 'react';
import type { Page, PageName } from '../../machines/page/routes.ts';
import type { NeededActors, PageNeeds } from '../../machines/page/setup.ts';
import { CmsPage } from '../features/cms/CmsPage.tsx';
import type { RARE_PAGES } from './rarePages.ts';

type PageComponent = ComponentType<{ page: Page }>;

/** A page: its lazily loaded root component, and the actors that its components need. */
interface PageEntry extends NeededActors {
  load(): Promise<PageComponent>;
}

const rare = (name: keyof typeof RARE_PAGES) => async () =>
  (await import('./rarePages.ts')).RARE_PAGES[name]();

/** The code and the actors of every page. */
const PAGES = {
  // The home page is a CMS page, so its component is bundled with the shell.
  CMS_PAGE: { load: async () => CmsPage },
  CATEGORY: {
    load: async () => (await import('../features/category/CategoryPage.tsx')).CategoryPage,
    actors: ['catalog'],
  },
  PRODUCT: {
    load: async () => (await import('../features/product/ProductPage.tsx')).ProductPage,
    actors: ['cart'],
  },
  SEARCH: {
    load: rare('SEARCH'),
    actors: ['catalog'],
  },
  CART: {
    load: rare('CART'),
    actors: ['cart', 'formSubmissions'],
  },
  CHECKOUT: {
    load: rare('CHECKOUT'),
    actors: ['cart', 'checkout'],
    // A customer may save an address during the checkout.
    customersActors: ['session', 'account'],
  },
  ORDER_CONFIRMATION: {
    load: rare('ORDER_CONFIRMATION'),
    actors: ['cart', 'checkout'],
  },
  SIGN_IN: {
    load: rare('SIGN_IN'),
    actors: ['session'],
  },
  CREATE_ACCOUNT: {
    load: rare('CREATE_ACCOUNT'),
    actors: ['session'],
  },
  FORGOT_PASSWORD: {
    load: rare('FORGOT_PASSWORD'),
    actors: ['session'],
  },
  RESET_PASSWORD: {
    load: rare('RESET_PASSWORD'),
    actors: ['session'],
  },
  CONFIRM_ACCOUNT: {
    load: rare('CONFIRM_ACCOUNT'),
    actors: ['session'],
  },
  CLOSE_ACCOUNT: {
    load: rare('CLOSE_ACCOUNT'),
    actors: ['formSubmissions'],
  },
  COMMUNICATIONS: {
    load: rare('COMMUNICATIONS'),
    actors: ['formSubmissions'],
  },
  SAVED_PAYMENTS: {
    load: rare('SAVED_PAYMENTS'),
    actors: ['formSubmissions'],
  },
  CONTACT: {
    load: rare('CONTACT'),
    actors: ['formSubmissions'],
  },
  ACCOUNT: {
    load: rare('ACCOUNT'),
    actors: ['session', 'account'],
  },
  ORDER_HISTORY: {
    load: rare('ORDER_HISTORY'),
    actors: ['session', 'account', 'formSubmissions'],
  },
  TRACK_ORDER: {
    load: rare('TRACK_ORDER'),
    actors: ['formSubmissions'],
  },
  ADDRESS_BOOK: {
    load: rare('ADDRESS_BOOK'),
    actors: ['session', 'account'],
  },
  WISH_LIST: {
    load: rare('WISH_LIST'),
    actors: ['wishList'],
  },
} satisfies Record<PageName, PageEntry>;

/** The actors that each page needs, for the page machine. */
export const PAGE_NEEDS = Object.fromEntries(
  Object.entries<PageEntry>(PAGES).map(([name, { load: _, ...needed }]) => [name, needed]),
) as PageNeeds;

const loaded = new Map<PageName, PageComponent>();

/**
 * Fetches a page's code, so that the page renders without suspending.
 * @throws when the code cannot be fetched.
 */
export async function loadPage(name: PageName): Promise<void> {
  loaded.set(name, await PAGES[name].load());
}

/**
 * The component of a page that `loadPage` has fetched, or null. The page machine only shows fetched
 * pages.
 */
export const loadedPage = (name: PageName): PageComponent | null => loaded.get(name) ?? null;
