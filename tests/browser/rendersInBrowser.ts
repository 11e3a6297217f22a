import type { BrowserContext } from '@playwright/test';

/** The pages that this context opens from now on are rendered by the browser, not by the server. */
export const rendersInBrowser = (context: BrowserContext): Promise<void> =>
  context.addCookies([
    { name: 'demo-render', value: 'client', domain: 'localhost', path: '/', httpOnly: true },
  ]);
