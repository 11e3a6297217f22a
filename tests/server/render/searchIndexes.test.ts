import { expect, it, vi } from 'vitest';
import { searchIndexes } from '../../../src/server/render/searchIndexes.ts';
import { robotsTxt, sitemapXml } from '../../../src/server/render/sitemap.ts';
import { createPlatform } from '../../platform/createPlatform.ts';

it('Sitemap: lists the home page, the contact page, categories and products with their alternates', async () => {
  const platform = createPlatform();
  const xml = await sitemapXml({
    origin: 'https://shop.example',
    queryPlatform: async (query, viewCode) => {
      const url = `http://shop.test/graphql?${new URLSearchParams({ query })}`;
      const headers: Record<string, string> = viewCode ? { Store: viewCode } : {};
      return (await (await platform.fetch(new Request(url, { headers }))).json()).data;
    },
  });
  expect(xml).toContain('<loc>https://shop.example/</loc>');
  expect(xml).toContain('<loc>https://shop.example/zh-hant/contact</loc>');
  expect(xml).toContain('<loc>https://shop.example/bouquets.html</loc>');
  expect(xml).toContain('<loc>https://shop.example/first-light.html</loc>');
  expect(xml).toContain(
    '<xhtml:link rel="alternate" hreflang="zh-Hant-HK" href="https://shop.example/zh-hant"/>',
  );
});

const contactIs = (isOn: boolean) => ({ data: { storeConfig: { contact_enabled: isOn } } });

it.each([
  ['leaves out a contact page that is switched off', contactIs(false), false],
  ['lists a contact page that is switched on', contactIs(true), true],
  ['lists a contact page of a platform without the switch', { errors: [{ message: '' }] }, true],
])('Sitemap: %s', async (_, answer, isListed) => {
  const platform = createPlatform();
  const { '/sitemap.xml': sitemap } = searchIndexes({
    origin: 'https://shop.example',
    send: async (request) =>
      request.url.includes('contact_enabled') ? Response.json(answer) : platform.fetch(request),
    graphqlPath: '/graphql',
    now: () => 0,
  });
  const outgoing = { writeHead: vi.fn(), end: vi.fn() };
  await sitemap?.({ incoming: { method: 'GET' }, outgoing } as never);
  const xml = String(outgoing.end.mock.calls[0]?.[0]);
  expect(xml.includes('/contact</loc>')).toBe(isListed);
  expect(xml).toContain('<loc>https://shop.example/zh-hant</loc>');
});

it('Sitemap: while the platform is down the response is 503 with Retry-After', async () => {
  const { '/sitemap.xml': sitemap } = searchIndexes({
    origin: 'https://shop.example',
    send: () => Promise.reject(new TypeError('fetch failed')),
    graphqlPath: '/graphql',
    now: () => 0,
  });
  await expect((async () => sitemap?.({} as never))()).rejects.toMatchObject({
    status: 503,
    headers: { 'retry-after': '30' },
  });
});

it('Sitemap: queries a platform that accepts only POST', async () => {
  const platform = createPlatform();
  const { '/sitemap.xml': sitemap } = searchIndexes({
    origin: 'https://shop.example',
    send: async (request) =>
      request.method === 'POST' ? platform.fetch(request) : new Response('', { status: 405 }),
    graphqlPath: '/graphql',
    graphqlMethod: 'post',
    now: () => 0,
  });
  const outgoing = { writeHead: vi.fn(), end: vi.fn() };
  await sitemap?.({ incoming: { method: 'GET' }, outgoing } as never);
  expect(String(outgoing.end.mock.calls[0]?.[0])).toContain(
    '<loc>https://shop.example/zh-hant/huashu.html</loc>',
  );
});

/** Whether a rule of robots.txt excludes a path: `*` stands for any text, `$` for the end. */
const isExcludedBy = (rule: string, path: string) =>
  new RegExp(`^${rule.replaceAll(/[.?]/g, '\\$&').replaceAll('*', '.*')}`).test(path);

it.each([
  ['/checkout', true],
  ['/checkout?step=review', true],
  ['/zh-hant/cart', true],
  ['/zh-hant/search?query=rose', true],
  ['/account/orders', true],
  ['/', false],
  ['/carthusian-pink.html', false],
  ['/search-tips', false],
  ['/zh-hant/accounting-for-taste.html', false],
])('robots.txt: whether it excludes %s: %s', (path, isExcluded) => {
  const rules = robotsTxt('https://shop.example')
    .split('\n')
    .flatMap((line) => /^Disallow: (.+)$/.exec(line)?.[1] ?? []);
  expect(rules.some((rule) => isExcludedBy(rule, path))).toBe(isExcluded);
});

it('robots.txt: names the sitemap', () => {
  const lines = robotsTxt('https://shop.example').split('\n');
  expect(lines).toContain('Sitemap: https://shop.example/sitemap.xml');
});
