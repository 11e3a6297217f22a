import type { ComponentType } from 'react';
import type { Page, PageName } from '../../machines/page/routes.ts';
import { CmsPage } from '../features/cms/CmsPage.tsx';

type PageComponent = ComponentType<{ page: Page }>;

/**
 * The root component of every page, loaded on demand. A further variant of a page type
 * is one more entry here.
 */
const LOADERS: Partial<Record<PageName, () => Promise<PageComponent>>> = {
  // The home page is one: it comes with the shell.
  CMS_PAGE: async () => CmsPage,
  CATEGORY: async () => (await import('../features/category/CategoryPage.tsx')).CategoryPage,
  PRODUCT: async () => (await import('../features/product/ProductPage.tsx')).ProductPage,
  SEARCH: async () => (await import('../features/search/SearchPage.tsx')).SearchPage,
  CART: async () => (await import('../features/cart/CartPage.tsx')).CartPage,
  CHECKOUT: async () => (await import('../features/checkout/CheckoutPage.tsx')).CheckoutPage,
};

const loaded = new Map<PageName, PageComponent>();

/** Fetches a page's code, so that it is there when the page is shown. @throws when it cannot be fetched. */
export async function loadPage(name: PageName): Promise<void> {
  const load = LOADERS[name] ?? (await import('./morePages.ts')).MORE_PAGES[name];
  if (!load) return;
  loaded.set(name, await load());
}

/** A page that was loaded: the page machine shows no other. It is there at once, never suspended. */
export const loadedPage = (name: PageName): PageComponent | null => loaded.get(name) ?? null;
