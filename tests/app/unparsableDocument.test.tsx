import { expect, it } from 'vitest';
import { openServedDocument } from '../../src/app/system/servedDocument.ts';

it('Rendered page: a data block that cannot be parsed leaves the page and its buttons to the browser', () => {
  const { dataset } = document.documentElement;
  expect(openServedDocument('{"answers":')).toBeNull();
  expect(dataset.render).toBe('client');
});
