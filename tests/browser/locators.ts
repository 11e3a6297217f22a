import type { Page } from '@playwright/test';
import { ENGLISH } from './words.ts';

/** The page's main heading. */
export const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });

/** The heading of the receipt. */
export const receiptHeading = (page: Page) => heading(page, ENGLISH.thanks);

/** The region that contains the toasts. */
export const notifications = (page: Page) => page.getByRole('region', { name: 'Notifications' });

export const loadingBar = (page: Page) => page.getByRole('progressbar', { name: 'Loading page' });

/** Whether the page scrolls sideways. */
export const isTooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** Navigates to a path as the shop's links do, without a click. */
export const pushPath = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
