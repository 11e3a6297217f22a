import { expect, it } from 'vitest';
import { countCharacters } from '../../src/lib/text/countCharacters.ts';

it.each([
  ['Happy birthday', 14],
  ['生日快樂', 4],
  ['💐', 1],
  ['👩‍👩‍👧‍👦🏳️‍🌈', 2],
  ['e\u0301', 1],
  ['', 0],
])('Character count: counts in %j what a reader counts', (text, count) => {
  expect(countCharacters(text)).toBe(count);
});
