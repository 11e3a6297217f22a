import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../../src/adapters/browser/config.ts';
import {
  holdLock,
  lastPublished,
  publishToTabs,
  withLock,
} from '../../src/adapters/browser/locks.ts';
import { tryLock } from '../../src/adapters/browser/tryLock.ts';

const DEFAULTS = {
  COMMERCE_GRAPHQL_PATH: '/graphql',
  COMMERCE_GRAPHQL_METHOD: 'get',
  COMMERCE_PWA_FIELDS: 'auto',
  COMMERCE_REST_STORE_PATH: 'on',
  SIGNIN_TTL_MULTIPLIER: 1,
  GOOGLE_MAPS_API_KEY: '',
  linkBases: [],
  mediaUrl: '',
  storeCode: '',
  PAYMENT_PROVIDERS: '',
};

describe('Run-time configuration', () => {
  it('uses its defaults when the page carries none or carries malformed JSON', () => {
    for (const text of [undefined, null, '', '{}', 'malformed', 'null', '[]', '7']) {
      expect(readConfig(text)).toEqual(DEFAULTS);
    }
  });

  it('takes its values from the page', () => {
    const settings = {
      COMMERCE_GRAPHQL_PATH: '/api/graphql',
      COMMERCE_GRAPHQL_METHOD: 'post',
      COMMERCE_PWA_FIELDS: 'off',
      COMMERCE_REST_STORE_PATH: 'off',
      SIGNIN_TTL_MULTIPLIER: 24,
      GOOGLE_MAPS_API_KEY: 'a-key',
      linkBases: ['shop.example'],
      mediaUrl: 'https://cdn.example/media/',
      storeCode: 'english',
      PAYMENT_PROVIDERS: 'braintree',
    };
    expect(readConfig(JSON.stringify(settings))).toEqual(settings);
    expect(readConfig('{"SIGNIN_TTL_MULTIPLIER":"24"}').SIGNIN_TTL_MULTIPLIER).toBe(24);
  });

  it('replaces unknown and invalid values by the defaults', () => {
    const settings = {
      COMMERCE_GRAPHQL_METHOD: 'put',
      COMMERCE_PWA_FIELDS: 'maybe',
      COMMERCE_REST_STORE_PATH: 'somewhere',
      SIGNIN_TTL_MULTIPLIER: -1,
      linkBases: 'shop.example',
    };
    expect(readConfig(JSON.stringify(settings))).toEqual(DEFAULTS);
  });
});

describe('Lock adapter', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('requests the lock by its prefixed name', async () => {
    const request = vi.fn((_name: string, _how: object, work: () => Promise<unknown>) => work());
    vi.stubGlobal('navigator', { locks: { request } });
    expect(await withLock('cart', async () => 'done')).toBe('done');
    expect(await withLock('cart', async () => 'done', 'shared')).toBe('done');
    expect(request.mock.calls.map(([name, how]) => [name, how])).toEqual([
      ['florilegium:cart', { mode: 'exclusive' }],
      ['florilegium:cart', { mode: 'shared' }],
    ]);
  });

  it('holds a lock until it is released', async () => {
    let work: Promise<unknown> | undefined;
    const request = (_name: string, _how: object, begin: () => Promise<unknown>) => {
      work = begin();
      return work;
    };
    vi.stubGlobal('navigator', { locks: { request } });
    const release = await holdLock('order-contents');
    const ended = vi.fn();
    void work?.then(ended);
    await Promise.resolve();
    expect(ended).not.toHaveBeenCalled();
    release();
    await work;
    expect(ended).toHaveBeenCalled();
  });

  it('runs the work without a lock where the browser has no lock manager', async () => {
    vi.stubGlobal('navigator', {});
    expect(await withLock('cart', async () => 'done')).toBe('done');
  });

  describe('in a browser that refuses locks, as Chromium does with cookies blocked', () => {
    const refuse = () => Promise.reject(new DOMException('Denied.', 'SecurityError'));
    beforeEach(() => vi.stubGlobal('navigator', { locks: { request: refuse, query: refuse } }));

    it('runs the work exactly once', async () => {
      const work = vi.fn(async () => 'done');
      expect(await withLock('cart', work)).toBe('done');
      expect(work).toHaveBeenCalledTimes(1);
    });

    it('neither sends nor reads announcements', async () => {
      await publishToTabs('guests-cart', 'a');
      expect(await lastPublished('guests-cart')).toBeNull();
    });

    it('grants every claim', async () => {
      expect(await new Promise<boolean>((resolve) => tryLock('order', resolve))).toBe(true);
      expect(await holdLock('order-contents')).toBeInstanceOf(Function);
    });
  });

  it('rejects with the error of the work and does not run it again', async () => {
    const request = (_name: string, _how: object, work: () => Promise<unknown>) => work();
    vi.stubGlobal('navigator', { locks: { request } });
    const work = vi.fn(() => Promise.reject(new Error('No.')));
    await expect(withLock('cart', work)).rejects.toThrow('No.');
    expect(work).toHaveBeenCalledTimes(1);
  });
});
