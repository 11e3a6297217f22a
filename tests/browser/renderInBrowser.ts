import type { BrowserContext } from '@playwright/test';

/** Makes the browser, not the server, render the pages that this context opens from now on. */
export const renderInBrowser = (context: BrowserContext): Promise<void> =>
  context.addCookies([
    { name: 'demo-render', value: 'client', domain: 'localhost', path: '/', httpOnly: true },
  ]);
