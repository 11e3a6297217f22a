import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createRenderer } from '../../../src/server/render/createRenderer.ts';
import { createPlatform, type Platform } from '../../platform/createPlatform.ts';
import { gate } from '../../support/gate.ts';
import { documentOf, ORIGIN, rendererOver } from './testRenderer.ts';

let platform: Platform;
beforeAll(() => {
  platform = createPlatform();
});
afterAll(() => platform.close());

const demo = (input: RequestInfo | URL, init?: RequestInit) =>
  platform.fetch(new Request(new URL(String(input), ORIGIN), init));

it.each([
  ['/a', 'en-US', 'Something went wrong. Sorry about that.'],
  ['/zh-hant/a', 'zh-Hant-HK', '抱歉，出了點問題。'],
])(
  'Renderer: shows the failure view of %s while the platform has not reported its store views',
  async (path, lang, text) => {
    const rendering = await rendererOver(() => Promise.reject(new TypeError('down'))).start(
      path,
      '',
    ).complete;
    expect(rendering).toMatchObject({
      kind: 'unavailable',
      lang,
      body: expect.stringContaining(text),
    });
  },
);

it.each([
  ['/bouquets.html', ['*[filter]', 'page', 'query', 'sort']],
  ['/search?query=rose', ['*[filter]', 'page', 'query', 'sort']],
  ['/madder-hour.html', ['color', 'size']],
  ['/delivery', []],
  ['/signin', []],
  ['/signup', ['email', 'firstName', 'lastName']],
  ['/track-order', ['confirmation_key', 'order_id', 'token']],
  ['/no-such-page', []],
])('Renderer: %s reads the parameters %j', async (address, names) => {
  const [path = '', query = ''] = address.split('?');
  const { readParameters } = await documentOf(rendererOver(demo), path, query && `?${query}`);
  expect([...readParameters].sort()).toEqual(names);
});

it.each(['/zh-hant/a', '/zh_hant/a'])(
  'Renderer: shows a skeleton of %s while the platform has not responded with its store views',
  async (path) => {
    const started = rendererOver(() => new Promise(() => {})).start(path, '');
    const skeleton = {
      kind: 'waiting',
      lang: 'zh-Hant-HK',
      body: expect.stringMatching(/<main[^>]*>.*role="status".*正在讀取資料/s),
    };
    expect(await started.partial()).toMatchObject(skeleton);
    expect(await started.complete).toMatchObject(skeleton);
  },
);

it('Renderer: after a read of the store views has failed, shows the failure view until one succeeds or half a minute has passed', async () => {
  let fetch: typeof demo = () => Promise.reject(new TypeError('timeout'));
  const clock = { now: 0 };
  const renderer = createRenderer({
    configText: '{}',
    origin: ORIGIN,
    now: () => clock.now,
    fresh: 1_000,
    fetch: (input, init) => fetch(input, init),
  });
  const response = gate();
  await renderer.start('/delivery', '').complete;
  fetch = async (input, init) => {
    await response.opened;
    return demo(input, init);
  };
  const late = renderer.start('/delivery', '');
  expect(await late.partial()).toMatchObject({ kind: 'unavailable' });
  response.open();
  await expect
    .poll(() => renderer.start('/delivery', '').complete)
    .toMatchObject({ kind: 'document', status: 200 });

  const statusWhileSilent = async () => {
    fetch = () => new Promise(() => {});
    const { partial } = renderer.start('/delivery', '');
    // The known store views resolve within this turn.
    await new Promise((resolve) => setTimeout(resolve));
    const rendering = await partial();
    return rendering.kind === 'document' ? rendering.status : rendering.kind;
  };
  expect(await statusWhileSilent()).toBe(200);
  fetch = () => Promise.reject(new TypeError('timeout'));
  clock.now = 2_000;
  await renderer.start('/delivery', '').complete;
  expect(await statusWhileSilent()).toBe(503);
  clock.now = 33_000;
  expect(await statusWhileSilent()).toBe(200);
});

it('Renderer: uses the known store views while a platform that has become slow returns them again', async () => {
  let isSilent = false;
  const clock = { now: 0 };
  const renderer = createRenderer({
    configText: '{}',
    origin: ORIGIN,
    now: () => clock.now,
    fresh: 1_000,
    fetch: (input, init) =>
      isSilent
        ? new Promise(() => {})
        : platform.fetch(new Request(new URL(String(input), ORIGIN), init)),
  });
  await renderer.start('/delivery', '').complete;
  isSilent = true;
  clock.now = 61_000;
  const started = renderer.start('/delivery', '');
  // The known store views resolve within this turn.
  await new Promise((resolve) => setTimeout(resolve));
  expect(await started.partial()).toMatchObject({ kind: 'document', status: 200, lang: 'en-US' });
  clock.now = 601_000;
  expect(await renderer.start('/delivery', '').partial()).toMatchObject({ kind: 'waiting' });
});

const operationOf = (input: RequestInfo | URL) =>
  new URL(String(input), ORIGIN).searchParams.get('operationName');

/** A renderer on a platform that loses the connection with each query of this name. */
const rendererWithout = (query: string) =>
  rendererOver((input, init) =>
    operationOf(input) === query ? Promise.reject(new TypeError('down')) : demo(input, init),
  );

it.each([
  ['/', 'CmsPage'],
  ['/bouquets.html', 'Category'],
  ['/madder-hour.html', 'Product'],
])('Renderer: %s has status 503 and says so if its own data fails', async (path, query) => {
  const rendering = await documentOf(rendererWithout(query), path);
  expect(rendering).toMatchObject({ status: 503, facts: { isLate: true } });
  expect(rendering.body).toContain('Try again');
});

it('Renderer: a failed part leaves the rest of the page, and the browser asks for the part again', async () => {
  const rendering = await documentOf(rendererWithout('CmsBlocks'), '/madder-hour.html');
  expect(rendering).toMatchObject({ status: 200, facts: { isLate: true } });
  expect(rendering.body).toContain('Madder Hour</h1>');
});

it('Renderer: a page without a content block is complete if the platform does not have the block', async () => {
  const blockless = (category: string) =>
    rendererOver((input, init) =>
      operationOf(input) === 'CmsBlocks'
        ? Promise.resolve(
            Response.json({
              data: { cmsBlocks: { items: [null] } },
              errors: [
                { message: 'No.', path: ['cmsBlocks', 'items', 0], extensions: { category } },
              ],
            }),
          )
        : demo(input, init),
    );
  const missing = await documentOf(blockless('graphql-no-such-entity'), '/madder-hour.html');
  expect(missing.facts.isLate).toBe(false);
  const failed = await documentOf(blockless('internal'), '/madder-hour.html');
  expect(failed.facts.isLate).toBe(true);
});

it('Renderer: a page whose data is late is sent with skeletons although another query failed', async () => {
  const [asked, lost] = [gate(), gate()];
  const slow = rendererOver((input, init) => {
    if (operationOf(input) === 'Product') {
      asked.open();
      return new Promise(() => {});
    }
    if (operationOf(input) === 'CmsBlocks') {
      // The renderer has recorded the failure one task later.
      setTimeout(lost.open);
      return Promise.reject(new TypeError('down'));
    }
    return demo(input, init);
  });
  const started = slow.start('/madder-hour.html', '');
  await Promise.all([asked.opened, lost.opened]);
  expect(await started.partial()).toMatchObject({
    status: 200,
    facts: { isLate: true, page: { name: 'PRODUCT' } },
  });
});

const isInChinese = (init?: RequestInit) => new Headers(init?.headers).get('store') === 'zh_hant';

it('Renderer: a page is complete without its addresses in other store views if they cannot be read', async () => {
  const renderer = rendererOver((input, init) =>
    isInChinese(init) ? Promise.reject(new TypeError('down')) : demo(input, init),
  );
  expect(await documentOf(renderer, '/madder-hour.html')).toMatchObject({
    status: 200,
    facts: { isLate: false },
    alternates: null,
  });
});

it('Renderer: addresses in other store views that come late delay no page beyond the deadline', async () => {
  const asked = gate();
  const renderer = rendererOver((input, init) => {
    if (!isInChinese(init)) return demo(input, init);
    asked.open();
    return new Promise(() => {});
  });
  const started = renderer.start('/madder-hour.html', '');
  await asked.opened;
  await expect
    .poll(async () => {
      const rendering = await started.partial();
      return rendering.kind === 'document' && [rendering.facts.isLate, rendering.alternates];
    })
    .toEqual([false, null]);
});

it('Renderer: looks a page up in the other store views while the page itself is looked up', async () => {
  const operations: unknown[] = [];
  const renderer = rendererOver((input, init) => {
    if (operationOf(input) === 'ResolveUrl') {
      operations.push(isInChinese(init));
      return new Promise(() => {});
    }
    return demo(input, init);
  });
  renderer.start('/madder-hour.html', '');
  await expect.poll(() => operations.toSorted()).toEqual([false, true]);
});

it('Renderer: remembers the addresses of a page in the store views for ten minutes', async () => {
  const clock = { now: 0 };
  let lookups = 0;
  const renderer = createRenderer({
    configText: '{}',
    origin: ORIGIN,
    now: () => clock.now,
    fresh: 1_000,
    fetch: (input, init) => {
      if (isInChinese(init)) lookups += 1;
      return demo(input, init);
    },
  });
  const alternates = [
    { lang: 'en-US', path: '/madder-hour.html', isDefault: true },
    { lang: 'zh-Hant-HK', path: '/zh-hant/qianse-shifen.html', isDefault: false },
  ];
  const lookupsOf = async (path: string) => {
    lookups = 0;
    const { alternates: found } = await documentOf(renderer, path);
    if (path === '/madder-hour.html') expect(found).toEqual(alternates);
    return lookups;
  };
  expect(await lookupsOf('/madder-hour.html')).toBe(2);
  expect(await lookupsOf('/bouquets.html')).toBe(2);
  clock.now = 599_999;
  expect(await lookupsOf('/madder-hour.html')).toBe(0);
  clock.now = 600_000;
  expect(await lookupsOf('/madder-hour.html')).toBe(2);
});

it.each(['Category', 'CmsBlocks'])(
  'Renderer: the document does not depend on when the response to %s arrives',
  async (late) => {
    const inTurn = rendererOver(demo);
    // The other responses arrive while this one waits for a task of its own.
    const outOfTurn = rendererOver(async (input, init) => {
      if (operationOf(input) === late) await new Promise((resolve) => setTimeout(resolve));
      return demo(input, init);
    });
    const { facts, structured } = await documentOf(inTurn, '/bouquets.html');
    const other = await documentOf(outOfTurn, '/bouquets.html');
    expect(Object.keys(other.facts.responses).length).toBeGreaterThan(3);
    expect(JSON.stringify(other.facts)).toBe(JSON.stringify(facts));
    expect(other.structured).toEqual(structured);
  },
);

it('Renderer: an address of a page that the platform does not have has status 404', async () => {
  expect(await documentOf(rendererOver(demo), '/cms/no-such-page')).toMatchObject({ status: 404 });
});

it.each([
  ['/bouquets.html', ['Cart, 0 items', '29 items']],
  ['/madder-hour.html', ['Cart, 0 items']],
])('Renderer: the document of %s contains its plurals already formatted', async (path, texts) => {
  const { facts } = await documentOf(rendererOver(demo), path);
  expect(Object.values(facts.formatted)).toEqual(expect.arrayContaining(texts));
});

it('Renderer: does not start the cart for the frame of the cart page, as the cart would watch storage', async () => {
  // Loaded already, as in the server's one file: the cart would start at once.
  await import('../../../src/app/system/wiring/cart.ts');
  const watch = vi.spyOn(globalThis, 'addEventListener');
  await documentOf(rendererOver(demo), '/cart');
  expect(watch).not.toHaveBeenCalledWith('storage', expect.anything());
  watch.mockRestore();
});
