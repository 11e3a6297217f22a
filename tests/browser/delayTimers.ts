import type { Page } from '@playwright/test';

/**
 * Delays the page's timers of exactly `ms` to a minute, so that they cannot fire on a busy machine.
 */
export const delayTimers = (page: Page, ms: number): Promise<unknown> =>
  page.addInitScript((usual) => {
    const original = window.setTimeout.bind(window);
    const delayedTimeout = (work: TimerHandler, time?: number, ...args: unknown[]) =>
      original(work, time === usual ? 60_000 : time, ...args);
    window.setTimeout = delayedTimeout as typeof window.setTimeout;
  }, ms);
