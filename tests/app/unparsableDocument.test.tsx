import { expect, it } from 'vitest';
import { openRendered } from '../../src/app/system/rendered.ts';

it('Rendered page: a data block that cannot be parsed leaves the page and its buttons to the browser', () => {
  const { dataset } = document.documentElement;
  expect(openRendered('{"answers":')).toBeNull();
  expect(dataset.render).toBe('client');
});
