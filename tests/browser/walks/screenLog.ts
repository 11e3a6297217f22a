import type { BrowserContext, Page } from '@playwright/test';

/** The orders that all tabs showed, and the errors that their pages threw. */
export interface ScreenLog {
  /** Numbers of customers' orders, and references of guests' orders, that a receipt showed. */
  names: Set<string>;
  /** How often a receipt without an order number was shown. */
  unnamed: number;
  /** Whether a screen said that an order could not be confirmed. */
  hasDoubt: boolean;
  /** Uncaught errors of all pages. */
  pageErrors: string[];
}

/** Records in all tabs of a context each message about an order, also one that soon disappears. */
export async function recordScreens(context: BrowserContext): Promise<ScreenLog> {
  const log: ScreenLog = { names: new Set(), unnamed: 0, hasDoubt: false, pageErrors: [] };
  await context.exposeFunction('reportText', (kind: 'name' | 'placed' | 'doubt', text: string) => {
    if (kind === 'name') log.names.add(text);
    else if (kind === 'placed') log.unnamed += 1;
    else log.hasDoubt = true;
  });
  await context.addInitScript(watchScreen);
  const listen = (page: Page) =>
    page.on('pageerror', (error) => log.pageErrors.push(String(error)));
  context.on('page', listen);
  return log;
}

/** Runs in the page: it must not refer to anything outside of this function. */
function watchScreen() {
  const { reportText } = window as unknown as { reportText: (kind: string, text: string) => void };
  const read = new Set<string>();
  const reportOnce = (kind: string, text: string) => {
    if (read.has(kind + text)) return;
    read.add(kind + text);
    reportText(kind, text);
  };
  const look = () => {
    const text = document.body?.textContent ?? '';
    const name = /Order (?:number|reference)\s*(\d+)/.exec(text)?.[1];
    if (/Thank you for your order/.test(text) && name) reportOnce('name', name);
    else if (/Your order is placed/.test(text)) reportOnce('placed', '');
    if (/We could not confirm your order/.test(text)) reportOnce('doubt', '');
  };
  let isDue = false;
  new MutationObserver(() => {
    if (isDue) return;
    isDue = true;
    setTimeout(() => {
      isDue = false;
      look();
    }, 100);
  }).observe(document, { childList: true, subtree: true, characterData: true });
}
