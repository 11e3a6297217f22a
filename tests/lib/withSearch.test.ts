import { describe, expect, it } from 'vitest';
import { withSearch } from '../../src/lib/url/withSearch.ts';

describe('Query string', () => {
  it.each([
    ['is appended to a path without one', '/roses', '?page=2', '/roses?page=2'],
    ['is inserted before the fragment', '/roses#care', '?page=2', '/roses?page=2#care'],
    ['of the path is kept and not extended', '/roses?page=1', '?page=2', '/roses?page=1'],
    ['may contain replacement patterns', '/roses', '?price=$&', '/roses?price=$&'],
    ['may be empty', '/roses', '', '/roses'],
  ])('%s', (_, path, search, url) => {
    expect(withSearch(path, search)).toBe(url);
  });
});
