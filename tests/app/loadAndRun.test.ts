import { i18n } from '@lingui/core';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ToastContent } from '../../machines/toasts/toast.ts';
import { loadAndRun, repeatWork } from '../../src/app/system/loadAndRun.ts';
import type { Services } from '../../src/app/system/services.ts';

beforeAll(() => i18n.loadAndActivate({ locale: 'en-US', messages: {} }));

afterEach(() => {
  vi.restoreAllMocks();
});

function services({ isOnline = true } = {}) {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const toast = vi.fn<(content: ToastContent) => void>();
  const report = vi.fn();
  const part = {
    actors: { toast },
    environment: { isOnline: () => isOnline },
    errors: { report },
  } as unknown as Services;
  return { part, toast, report };
}
const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('Work whose code is loaded on demand', () => {
  it('is offered again when its code cannot be fetched, and done once by the retry', async () => {
    const { part, toast, report } = services();
    const work = vi.fn();
    let isUnreachable = true;
    const load = async () => {
      if (isUnreachable) throw new TypeError('Failed to fetch dynamically imported module');
      return 'code';
    };
    loadAndRun(part, load, work);
    await settle();
    expect(toast).toHaveBeenCalledTimes(1);
    expect(toast.mock.calls[0]?.[0]).toMatchObject({
      type: 'error',
      actionText: 'Try again',
      onAction: { to: 'app', event: { type: 'work.repeat' } },
    });
    isUnreachable = false;
    repeatWork(part);
    repeatWork(part);
    await settle();
    expect(work.mock.calls).toEqual([['code']]);
    expect(toast).toHaveBeenCalledTimes(1);
    expect(report).not.toHaveBeenCalled();
  });

  it('says that the shopper is offline, if that is why', async () => {
    const { part, toast } = services({ isOnline: false });
    loadAndRun(part, () => Promise.reject(new TypeError('Failed to fetch')), vi.fn());
    await settle();
    expect(toast.mock.calls[0]?.[0]).toMatchObject({
      message: 'You are offline. Try again once you are back online.',
      actionText: 'Try again',
    });
  });

  it('is all repeated at once: failures at the same time share a toast', async () => {
    const { part } = services();
    const done: string[] = [];
    let isUnreachable = true;
    const load = async () => {
      if (isUnreachable) throw new TypeError('Failed to fetch');
    };
    loadAndRun(part, load, () => void done.push('coupon'));
    loadAndRun(part, load, () => void done.push('notice'));
    await settle();
    isUnreachable = false;
    repeatWork(part);
    await settle();
    expect(done).toEqual(['coupon', 'notice']);
  });

  it('reports an error of its own as unexpected', async () => {
    const { part, toast, report } = services();
    const error = new Error('boom');
    loadAndRun(
      part,
      async () => {},
      () => {
        throw error;
      },
    );
    await settle();
    expect(report).toHaveBeenCalledWith(error);
    expect(toast).not.toHaveBeenCalled();
  });
});
