import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { retryWhileOnline } from '../../src/app/system/retryWhileOnline.ts';

const LOST = new TypeError('Failed to fetch dynamically imported module');

/** Creates a load that fails the given number of times and then succeeds. */
const loadAfterFailures = (times: number) => {
  const load = vi.fn(async () => 'code');
  for (let failure = 0; failure < times; failure += 1) load.mockRejectedValueOnce(LOST);
  return load;
};

describe('Loading code over a network that has just come back', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('retries once a second while the browser is online', async () => {
    vi.stubGlobal('navigator', { onLine: true });
    const load = loadAfterFailures(4);
    const part = retryWhileOnline(load);
    await vi.advanceTimersByTimeAsync(3_999);
    expect(load).toHaveBeenCalledTimes(4);
    await vi.advanceTimersByTimeAsync(1);
    expect(await part).toBe('code');
    expect(load).toHaveBeenCalledTimes(5);
  });

  it('gives up after the fifth failure', async () => {
    vi.stubGlobal('navigator', { onLine: true });
    const load = loadAfterFailures(5);
    const part = retryWhileOnline(load).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await part).toBe(LOST);
    expect(load).toHaveBeenCalledTimes(5);
  });

  it('fails at once without a network', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const load = loadAfterFailures(1);
    await expect(retryWhileOnline(load)).rejects.toBe(LOST);
    expect(load).toHaveBeenCalledTimes(1);
  });
});
