import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createRenderer } from '../../../src/server/render/createRenderer.ts';
import { createPlatform, type Platform } from '../../platform/createPlatform.ts';
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
  const response = openPromise();
  await renderer.start('/delivery', '').complete;
  fetch = async (input, init) => {
    await response.promise;
    return demo(input, init);
  };
  const late = renderer.start('/delivery', '');
  expect(await late.partial()).toMatchObject({ kind: 'unavailable' });
  response.resolve();
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

function openPromise() {
  let resolve = () => {};
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

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

it('Renderer: a page whose data is late is sent with skeletons although another query failed', async () => {
  const [asked, lost] = [openPromise(), openPromise()];
  const slow = rendererOver((input, init) => {
    if (operationOf(input) === 'Product') {
      asked.resolve();
      return new Promise(() => {});
    }
    if (operationOf(input) === 'CmsBlocks') {
      // The renderer has recorded the failure one task later.
      setTimeout(lost.resolve);
      return Promise.reject(new TypeError('down'));
    }
    return demo(input, init);
  });
  const started = slow.start('/madder-hour.html', '');
  await Promise.all([asked.promise, lost.promise]);
  expect(await started.partial()).toMatchObject({
    status: 200,
    facts: { isLate: true, page: { name: 'PRODUCT' } },
  });
});

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
