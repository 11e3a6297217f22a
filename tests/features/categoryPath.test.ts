import { expect, it } from 'vitest';
import { categoryPath } from '../../src/shop/categoryPath.ts';

it('Category path: ends in the category’s own suffix, else in that of the store view', () => {
  expect(categoryPath({ url_path: 'a/b', url_suffix: '/' }, '.html')).toBe('/a/b/');
  expect(categoryPath({ url_path: 'a/b', url_suffix: '' }, '.html')).toBe('/a/b');
  expect(categoryPath({ url_path: 'a/b', url_suffix: null }, '.html')).toBe('/a/b.html');
  expect(categoryPath({ url_path: 'a/b' }, null)).toBe('/a/b');
});

it('Category path: the root category is the home page', () => {
  expect(categoryPath({ url_path: null, url_suffix: '.html' }, '.html')).toBe('/');
});
