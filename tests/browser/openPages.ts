import type { BrowserContext, Locator, Page } from '@playwright/test';

/** The most characters of a page that a failure quotes. */
const QUOTED = 300;

/** The text of every open page of a failed test, which may have several tabs. */
export async function openPages(context: BrowserContext): Promise<string> {
  const pages = await Promise.all(context.pages().map(describePage));
  return ['Open pages:', ...pages].join('\n');
}

async function describePage(page: Page): Promise<string> {
  const texts = await Promise.all(
    ['header', 'main', 'body'].map((selector) => page.locator(selector).first()).map(textOf),
  );
  return [page.url(), ...texts].join('\n  ');
}

async function textOf(part: Locator): Promise<string> {
  const text = await part
    .textContent({ timeout: 2_000 })
    .catch((error: unknown) => `unreadable: ${error}`);
  return (text ?? '').replace(/\s+/g, ' ').slice(0, QUOTED);
}
