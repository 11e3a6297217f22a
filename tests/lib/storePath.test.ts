import { describe, expect, it } from 'vitest';
import { possibleCode, withoutPrefix, withPrefix } from '../../src/lib/url/storePath.ts';

describe('the store view in the path', () => {
  it('a code is put in front, with underscores turned into hyphens', () => {
    expect(withPrefix('/rose.html', 'zh_hant')).toBe('/zh-hant/rose.html');
    expect(withPrefix('/', 'zh_hant')).toBe('/zh-hant');
    expect(withPrefix('/?a=1', 'zh_hant')).toBe('/zh-hant/?a=1');
  });

  it('the default store view has no prefix', () => {
    expect(withPrefix('/rose.html', null)).toBe('/rose.html');
    expect(withoutPrefix('/rose.html', null)).toBe('/rose.html');
  });

  it('both spellings are taken off', () => {
    for (const path of ['/zh-hant/rose.html', '/zh_hant/rose.html']) {
      expect(withoutPrefix(path, 'zh_hant')).toBe('/rose.html');
    }
    expect(withoutPrefix('/zh-hant', 'zh_hant')).toBe('/');
    expect(withoutPrefix('/zh-hant/', 'zh_hant')).toBe('/');
  });

  it('what only begins like the code stays', () => {
    expect(withoutPrefix('/zh-hants/rose.html', 'zh_hant')).toBe('/zh-hants/rose.html');
  });

  it('what may be a code is found; routes of the shop and files are none', () => {
    expect(possibleCode('/zh-hant/rose.html')).toBe('zh-hant');
    expect(possibleCode('/zh_hant')).toBe('zh_hant');
    for (const path of ['/', '/cart', '/checkout', '/rose.html', '/1234/x']) {
      expect(possibleCode(path)).toBeNull();
    }
  });
});
