import { expect, it } from 'vitest';
import { acceptedEncoding } from '../../src/server/acceptedEncoding.ts';

it.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000', null],
  ['identity', null],
  ['', null],
  [undefined, null],
])('Accept-Encoding %j is answered with the encoding %j', (header, encoding) => {
  const headers = header === undefined ? {} : { 'accept-encoding': header };
  expect(acceptedEncoding({ headers } as never)).toBe(encoding);
});
