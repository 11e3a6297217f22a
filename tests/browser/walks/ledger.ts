import type { BrowserContext, Page } from '@playwright/test';

/** What the screens of all tabs said of orders, as far as they named them. */
export interface Ledger {
  /** Numbers of customers' orders, and references of guests' orders, that a receipt told. */
  names: Set<string>;
  /** How often an order was told without its number. */
  unnamed: number;
  /** Whether a screen said that an order could not be confirmed. */
  hasDoubt: boolean;
  /** What no page may ever throw. */
  errors: string[];
}

/** Reads over the shopper's shoulder, also what is gone a moment later. */
export async function readsScreens(context: BrowserContext): Promise<Ledger> {
  const ledger: Ledger = { names: new Set(), unnamed: 0, hasDoubt: false, errors: [] };
  await context.exposeFunction('readAloud', (kind: 'name' | 'placed' | 'doubt', text: string) => {
    if (kind === 'name') ledger.names.add(text);
    else if (kind === 'placed') ledger.unnamed += 1;
    else ledger.hasDoubt = true;
  });
  await context.addInitScript(watchScreen);
  const listen = (page: Page) => page.on('pageerror', (error) => ledger.errors.push(String(error)));
  context.on('page', listen);
  return ledger;
}

/** Runs in the page, and leans on nothing outside of itself. */
function watchScreen() {
  const { readAloud } = window as unknown as { readAloud: (kind: string, text: string) => void };
  const read = new Set<string>();
  const once = (kind: string, text: string) => {
    if (read.has(kind + text)) return;
    read.add(kind + text);
    readAloud(kind, text);
  };
  const look = () => {
    const text = document.body?.textContent ?? '';
    const name = /Order (?:number|reference)\s*(\d+)/.exec(text)?.[1];
    if (/Thank you for your order/.test(text) && name) once('name', name);
    else if (/Your order is placed/.test(text)) once('placed', '');
    if (/We could not confirm your order/.test(text)) once('doubt', '');
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
