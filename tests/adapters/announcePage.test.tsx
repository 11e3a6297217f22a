import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announcePage } from '../../src/adapters/browser/announcePage.ts';

const said = () => document.getElementById('announcement')?.textContent;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  document.title = 'Delivery';
  document.body.innerHTML = '<p id="announcement" aria-live="polite"></p>';
});
afterEach(() => vi.useRealTimers());

describe('the announcement of a page', () => {
  it('is its title, as soon as it is there', async () => {
    announcePage();
    document.title = 'About the shop';
    await vi.waitFor(() => expect(said()).toBe('About the shop'));
  });

  it('is the last page’s title after a second, where it is the same', () => {
    announcePage();
    expect(said()).toBe('');
    vi.advanceTimersByTime(1_000);
    expect(said()).toBe('Delivery');
  });

  it('is the title that comes later still, once', async () => {
    announcePage();
    vi.advanceTimersByTime(1_500);
    document.title = 'About the shop';
    await vi.waitFor(() => expect(said()).toBe('About the shop'));
    document.title = 'About the shop, page 2';
    await Promise.resolve();
    expect(said()).toBe('About the shop');
  });
});
