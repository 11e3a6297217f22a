import type { ComponentType } from 'react';
import type { Page, PageName } from '../../machines/page/routes.ts';
import type { NeededActors } from '../../machines/page/setup.ts';
import { CmsPage } from '../features/cms/CmsPage.tsx';
import type { RARE_PAGES } from './rarePages.ts';

type PageComponent = ComponentType<{ page: Page }>;

type FrequentPage = Exclude<PageName, keyof typeof RARE_PAGES>;

/** The loaders of the pages that a visit often begins with; of all others: rarePages.ts. */
const FREQUENT_PAGES: Record<FrequentPage, () => Promise<PageComponent>> = {
  // The home page is a CMS page, so its component is bundled with the shell.
  CMS_PAGE: async () => CmsPage,
  CATEGORY: () => import('../features/category/CategoryPage.tsx').then((code) => code.CategoryPage),
  PRODUCT: () => import('../features/product/ProductPage.tsx').then((code) => code.ProductPage),
};

/** The needs of each page: the actors of its components, and whether a visit reads the cart. */
export const PAGE_NEEDS: Record<PageName, NeededActors> = {
  CMS_PAGE: {},
  CATEGORY: { actors: ['catalog'] },
  PRODUCT: { actors: ['cart'] },
  SEARCH: { actors: ['catalog'] },
  CART: { actors: ['cart', 'formSubmissions'], readsCart: true },
  CHECKOUT: {
    actors: ['cart', 'checkout'],
    // A customer may save an address during the checkout.
    customersActors: ['session', 'account'],
  },
  ORDER_CONFIRMATION: { actors: ['cart', 'checkout'] },
  SIGN_IN: { actors: ['session'] },
  CREATE_ACCOUNT: { actors: ['session'] },
  FORGOT_PASSWORD: { actors: ['session'] },
  RESET_PASSWORD: { actors: ['session'] },
  CONFIRM_ACCOUNT: { actors: ['session'] },
  CLOSE_ACCOUNT: { actors: ['formSubmissions'] },
  COMMUNICATIONS: { actors: ['formSubmissions'] },
  SAVED_PAYMENTS: { actors: ['formSubmissions'] },
  CONTACT: { actors: ['formSubmissions'] },
  ACCOUNT: { actors: ['session', 'account'] },
  ORDER_HISTORY: { actors: ['session', 'account', 'formSubmissions'] },
  TRACK_ORDER: { actors: ['formSubmissions'] },
  ADDRESS_BOOK: { actors: ['session', 'account'] },
  WISH_LIST: { actors: ['wishList'] },
};

const isFrequent = (name: PageName): name is FrequentPage => name in FREQUENT_PAGES;

const loaded = new Map<PageName, PageComponent>();

/**
 * Fetches a page's code, so that the page renders without suspending.
 * @throws when the code cannot be fetched.
 */
export async function loadPage(name: PageName): Promise<void> {
  const load = isFrequent(name)
    ? FREQUENT_PAGES[name]
    : await import('./rarePages.ts').then((code) => code.RARE_PAGES[name]);
  loaded.set(name, await load());
}

/**
 * The component of a page that `loadPage` has fetched, or null. The page machine only shows fetched
 * pages.
 */
export const loadedPage = (name: PageName): PageComponent | null => loaded.get(name) ?? null;
