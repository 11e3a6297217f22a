import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announcePage } from '../../src/adapters/browser/announcePage.ts';

const announcement = () => document.getElementById('announcement')?.textContent;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  document.title = 'Delivery';
  document.body.innerHTML = '<p id="announcement" aria-live="polite"></p>';
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('Page announcement', () => {
  it('reads the document title as soon as it changes', async () => {
    announcePage();
    document.title = 'About the shop';
    await vi.waitFor(() => expect(announcement()).toBe('About the shop'));
  });

  it('falls back to the unchanged title after one second', () => {
    announcePage();
    expect(announcement()).toBe('');
    vi.advanceTimersByTime(1_000);
    expect(announcement()).toBe('Delivery');
  });

  it('throws nothing when its window closes before the second is over', () => {
    announcePage();
    vi.stubGlobal('document', undefined);
    expect(() => vi.advanceTimersByTime(1_000)).not.toThrow();
  });

  it('reads a title that changes after the fallback, but only the first one', async () => {
    announcePage();
    vi.advanceTimersByTime(1_500);
    document.title = 'About the shop';
    await vi.waitFor(() => expect(announcement()).toBe('About the shop'));
    document.title = 'About the shop, page 2';
    await Promise.resolve();
    expect(announcement()).toBe('About the shop');
  });
});
