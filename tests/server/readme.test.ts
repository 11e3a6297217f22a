import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resolveConfig } from 'vite';
import { expect, it } from 'vitest';
import { securityHeaders } from '../../src/server/headers.ts';

const README = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');

it('README: the nginx example sends the security headers of npm start', () => {
  const [, page = ''] = /location \/ \{([\s\S]*?)\n {2}\}/.exec(README) ?? [];
  const sent = [...page.matchAll(/add_header (\S+) "(.*)" always;/g)].map(
    ([, name = '', value = '']) => [name.toLowerCase(), value],
  );
  expect(Object.fromEntries(sent)).toEqual(
    securityHeaders({ COMMERCE_URL: 'https://shop.example' }),
  );
});

it('README: the supported browsers are those that the shop is built for', async () => {
  const [, listed = ''] = /Supported browsers: (.*?), and all newer ones/.exec(README) ?? [];
  const supported = listed
    .replace('Chrome and Edge', 'Chrome')
    .split(', ')
    .map((browser) => browser.toLowerCase().replace(' ', ''));
  const { build } = await resolveConfig({ logLevel: 'silent' }, 'build');
  expect(supported).toEqual(['chrome120', 'firefox121', 'safari17']);
  expect(build.target).toEqual(supported);
});
