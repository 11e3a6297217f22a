import type { Page } from '@playwright/test';

/** What the shop does after just so many ms it does after a minute: no machine is too busy for it. */
export const postpones = (page: Page, ms: number): Promise<unknown> =>
  page.addInitScript((usual) => {
    const later = window.setTimeout.bind(window);
    const slowly = (work: () => void, time?: number) => later(work, time === usual ? 60_000 : time);
    window.setTimeout = slowly as typeof window.setTimeout;
  }, ms);
