import { describe, expect, it } from 'vitest';
import { possibleCode, withoutPrefix, withPrefix } from '../../src/lib/url/storePath.ts';

describe('Store view prefix', () => {
  it('is put in front of a path, with hyphens for underscores', () => {
    expect(withPrefix('/rose.html', 'zh_hant')).toBe('/zh-hant/rose.html');
    expect(withPrefix('/', 'zh_hant')).toBe('/zh-hant');
    expect(withPrefix('/?a=1', 'zh_hant')).toBe('/zh-hant/?a=1');
  });

  it('is absent for the default store view', () => {
    expect(withPrefix('/rose.html', null)).toBe('/rose.html');
    expect(withoutPrefix('/rose.html', null)).toBe('/rose.html');
  });

  it('is removed in both spellings', () => {
    for (const path of ['/zh-hant/rose.html', '/zh_hant/rose.html']) {
      expect(withoutPrefix(path, 'zh_hant')).toBe('/rose.html');
    }
    expect(withoutPrefix('/zh-hant', 'zh_hant')).toBe('/');
    expect(withoutPrefix('/zh-hant/', 'zh_hant')).toBe('/');
  });

  it('is not removed from a path that only begins like it', () => {
    expect(withoutPrefix('/zh-hants/rose.html', 'zh_hant')).toBe('/zh-hants/rose.html');
  });

  it('is recognised as a possible code, unlike routes and files', () => {
    expect(possibleCode('/zh-hant/rose.html')).toBe('zh-hant');
    expect(possibleCode('/zh_hant')).toBe('zh_hant');
    for (const path of ['/', '/cart', '/checkout', '/rose.html', '/1234/x']) {
      expect(possibleCode(path)).toBeNull();
    }
  });
});
