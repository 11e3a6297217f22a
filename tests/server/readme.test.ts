import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resolveConfig } from 'vite';
import { expect, it } from 'vitest';
import { securityHeaders } from '../../src/server/headers.ts';

const ROOT = join(import.meta.dirname, '../..');
const README = readFileSync(join(ROOT, 'README.md'), 'utf8');
const OF_THE_SERVER = readFileSync(join(ROOT, 'src/server/README.md'), 'utf8');

it('README of the server: its nginx example sends the security headers of npm start', () => {
  const [, page = ''] = /location \/ \{([\s\S]*?)\n {2}\}/.exec(OF_THE_SERVER) ?? [];
  const sent = [...page.matchAll(/add_header (\S+) "(.*)" always;/g)].map(
    ([, name = '', value = '']) => [name.toLowerCase(), value],
  );
  expect(Object.fromEntries(sent)).toEqual(
    securityHeaders({ COMMERCE_URL: 'https://shop.example' }),
  );
});

it('README of the server: its nginx example compresses without the files that only npm start writes', () => {
  const [, example = ''] = /```nginx\n([\s\S]*?)```/.exec(OF_THE_SERVER) ?? [];
  expect(example).not.toContain('gzip_static');
  expect(/gzip_types (.*);/.exec(example)?.[1]?.split(' ')).toEqual(
    expect.arrayContaining(['application/javascript', 'text/css', 'application/json']),
  );
});

it('README of the server: its nginx example names the type of the manifest, which nginx does not know', () => {
  const [, example = ''] = /```nginx\n([\s\S]*?)```/.exec(OF_THE_SERVER) ?? [];
  const [, manifest = ''] = /location = \/manifest\.webmanifest {2}\{(.*)\}\n/.exec(example) ?? [];
  expect(manifest).toContain('types { } default_type application/manifest+json;');
  expect(readdirSync(join(ROOT, 'src/public'))).toContain('manifest.webmanifest');
});

it('README: lists the browsers that the shop is built for', async () => {
  const [, listed = ''] = /Supported: (.*?), and newer/.exec(README) ?? [];
  const supported = listed
    .replace('Chrome and Edge', 'Chrome')
    .split(', ')
    .map((browser) => browser.toLowerCase().replace(' ', ''));
  const { build } = await resolveConfig({ logLevel: 'silent' }, 'build');
  expect(supported).toEqual(['chrome120', 'firefox121', 'safari17']);
  expect(build.target).toEqual(supported);
});

it('README of the server: its table lists every environment variable that the server reads', () => {
  const files = readdirSync(join(ROOT, 'src/server'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.startsWith('doctor'))
    .map((file) => readFileSync(join(ROOT, 'src/server', file), 'utf8'))
    .join('\n');
  const read = files.match(
    /\b(?:COMMERCE|CONTENT|DEMO|GOOGLE|METRICS|ACCESS|PAYMENT|PLATFORM|SIGNIN|TRUST)_[A-Z_]+\b|environment\.PORT\b/g,
  );
  const [, table = ''] = /## Switches\n([\s\S]*?)\n## /.exec(OF_THE_SERVER) ?? [];
  const missing = new Set(read?.filter((name) => !table.includes(name.replace(/.*\./, ''))));
  expect(read?.length).toBeGreaterThan(20);
  expect([...missing]).toEqual([]);
});
