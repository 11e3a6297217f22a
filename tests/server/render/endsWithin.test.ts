import { expect, it } from 'vitest';
import { endsWithin } from '../../../src/server/render/endsWithin.ts';

it('endsWithin: a failed rendering counts as ended, an unfinished one does not', async () => {
  expect(await endsWithin(Promise.reject(new Error('broken')), 60_000)).toBe(true);
  expect(await endsWithin(Promise.resolve(), 60_000)).toBe(true);
  expect(await endsWithin(new Promise(() => {}), 0)).toBe(false);
});
