import { describe, expect, it } from 'vitest';
import { createDocuments, type DocumentsOptions } from '../../../src/server/render/documents.ts';

const renderedDocument = (
  status: 200 | 404 | 503 = 200,
  isLate = false,
  readParameters = new Set(['page']),
  isPersonal = false,
) =>
  ({
    kind: 'document',
    status,
    facts: { isLate },
    readParameters,
    isPersonal,
    durations: { resolve: 12.34, render: 30 },
  }) as never;

function open(
  render: (path: string, search: string) => Promise<never>,
  timeoutMs = 60_000,
  partial: () => Promise<never> = async () => null as never,
  assemble: DocumentsOptions['assemble'] = (page) =>
    page.kind === 'unavailable'
      ? 'failure'
      : page.kind === 'document' && !page.facts.isLate
        ? 'page'
        : 'skeletons',
) {
  const starts: string[] = [];
  const lines: string[] = [];
  const clock = { now: 0 };
  const shop = { revision: 0 };
  const documents = createDocuments({
    start: (path, search, shop) => {
      starts.push(`${shop ?? ''}${path}${search}`);
      return { complete: render(path, search), partial };
    },
    assemble,
    now: () => clock.now,
    log: (line) => void lines.push(line),
    timeoutMs,
    fresh: 1_000,
    revision: () => shop.revision,
  });
  return { documents, starts, lines, clock, shop };
}

describe('Rendered documents', () => {
  it('one rendering serves all requests that differ only in visit parameters', async () => {
    const { documents, starts } = open(async () => renderedDocument());
    await Promise.all([documents.get('/a', ''), documents.get('/a', '?utm_source=x')]);
    await documents.get('/a', '?coupon=MAY');
    expect(starts).toEqual(['/a']);
  });

  it('the ETag changes with the content of the document, and not with the time of rendering', async () => {
    const etagOf = async (renderedAt: number, text: string) => {
      const page = { ...(renderedDocument() as object), facts: { isLate: false, renderedAt } };
      const { documents } = open(
        async () => page as never,
        60_000,
        undefined,
        () => JSON.stringify({ renderedAt, text }),
      );
      return (await documents.get('/a', ''))?.etag;
    };
    const etag = await etagOf(1, 'roses');
    expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
    expect(await etagOf(1_000, 'roses')).toBe(etag);
    expect(await etagOf(1, 'tulips')).not.toBe(etag);
  });

  it('the document tells how long its parts took, in ms', async () => {
    const { documents } = open(async () => renderedDocument());
    const sent = await documents.get('/a', '');
    expect(sent?.timing).toMatch(/^resolve;dur=12\.3, render;dur=30\.0, assemble;dur=\d+\.\d$/);
  });

  it('each page of a list is rendered separately', async () => {
    const { documents, starts } = open(async () => renderedDocument());
    await documents.get('/a', '?page=2&utm_source=x');
    await documents.get('/a', '');
    expect(starts).toEqual(['/a?page=2', '/a']);
  });

  it('a change of the catalogue is in the document that is requested a second later', async () => {
    const { documents, starts, clock } = open(async () =>
      renderedDocument(starts.length === 1 ? 200 : 404),
    );
    await documents.get('/a', '');
    clock.now = 999;
    expect(await documents.get('/a', '')).toMatchObject({ status: 200 });
    clock.now = 1_000;
    expect(await documents.get('/a', '')).toMatchObject({ status: 404 });
    expect(starts).toEqual(['/a', '/a']);
  });

  it('a change of the shop during a rendering is in the next document', async () => {
    const { documents, starts, shop } = open(async () => {
      const page = renderedDocument();
      shop.revision = 1;
      return page;
    });
    await documents.get('/a', '');
    await documents.get('/a', '');
    await documents.get('/a', '');
    expect(starts).toEqual(['/a', '/a']);
  });

  it('a document with status 503 is not cached and carries Retry-After', async () => {
    const { documents, starts } = open(async () => renderedDocument(503));
    expect(await documents.get('/a', '')).toMatchObject({
      status: 503,
      retryAfter: 30,
      cacheControl: 'no-store',
    });
    await documents.get('/a', '');
    expect(starts).toEqual(['/a', '/a']);
  });

  it('a platform that has not reported its store views yet causes status 503 and Retry-After', async () => {
    const { documents, starts } = open(async () => ({ kind: 'unavailable' }) as never);
    expect(await documents.get('/a', '')).toMatchObject({
      status: 503,
      retryAfter: 30,
      cacheControl: 'no-store',
      body: Buffer.from('failure'),
    });
    await documents.get('/a', '');
    expect(starts).toEqual(['/a', '/a']);
  });

  it('a platform that is slow to report its store views causes a skeleton, which is not cached', async () => {
    const { documents, starts } = open(async () => ({ kind: 'waiting' }) as never);
    expect(await documents.get('/a', '')).toMatchObject({
      status: 200,
      cacheControl: 'no-store',
      body: Buffer.from('skeletons'),
    });
    await documents.get('/a', '');
    expect(starts).toEqual(['/a', '/a']);
  });

  it('the browser renders the page and one line is logged when rendering throws', async () => {
    const { documents, lines } = open(() => Promise.reject(new TypeError('broken')));
    expect(await documents.get('/a', '')).toBeNull();
    expect(lines).toEqual(['The document of /a could not be rendered: TypeError: broken']);
  });

  it('the browser renders the page while eight others are being rendered', async () => {
    const { documents, starts } = open(() => new Promise(() => {}));
    for (let page = 1; page <= 8; page += 1) void documents.get(`/${page}`, '');
    expect(await documents.get('/9', '')).toBeNull();
    expect(starts).toHaveLength(8);
  });

  it('eight renderings that hang do not keep other pages from being rendered after their deadline', async () => {
    const { documents, starts, clock } = open(async (path) => {
      if (path.startsWith('/hung')) await new Promise(() => {});
      return renderedDocument();
    });
    for (let page = 1; page <= 8; page += 1) void documents.get(`/hung/${page}`, '');
    clock.now = 60_000;
    expect(await documents.get('/a', '')).toMatchObject({ status: 200 });
    void documents.get('/hung/1', '');
    expect(starts).toHaveLength(9);
  });

  it('the browser renders the page while 64 renderings hang', async () => {
    const { documents, starts, clock } = open(() => new Promise(() => {}));
    for (let page = 1; page <= 64; page += 1) {
      void documents.get(`/${page}`, '');
      clock.now += 60_000;
    }
    expect(await documents.get('/a', '')).toBeNull();
    expect(starts).toHaveLength(64);
  });

  it('skeletons are sent for late data, and the whole page is cached once it is complete', async () => {
    let arrive = () => {};
    const whole = new Promise<never>((resolve) => {
      arrive = () => resolve(renderedDocument());
    });
    const { documents, starts } = open(
      () => whole,
      0,
      async () => renderedDocument(200, true),
    );
    const first = await documents.get('/a', '');
    expect(String(first?.body)).toBe('skeletons');
    expect(first?.cacheControl).toBe('no-store');
    arrive();
    await expect.poll(async () => String((await documents.get('/a', ''))?.body)).toBe('page');
    expect(starts).toEqual(['/a']);
  });

  describe('while a rendering is late', () => {
    /** Documents whose first rendering of `/a` is complete, and whose later ones are late. */
    async function openLate(status: 200 | 404 = 200) {
      const next = { complete: () => {} };
      const { documents, starts, clock, shop } = open(
        (path) =>
          path === '/a' && starts.length === 1
            ? Promise.resolve(renderedDocument(status))
            : new Promise((resolve) => {
                next.complete = () => resolve(renderedDocument());
              }),
        0,
        async () => renderedDocument(200, true),
      );
      await expect
        .poll(async () => (await documents.get('/a', ''))?.cacheControl)
        .not.toBe('no-store');
      return { documents, starts, clock, shop, next };
    }

    it('the last document is sent with its age for as long as a shared cache may send it', async () => {
      const { documents, starts, clock } = await openLate();
      clock.now = 659_999;
      expect(await documents.get('/a', '')).toMatchObject({
        body: Buffer.from('page'),
        cacheControl: 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
        age: 659,
      });
      clock.now = 660_000;
      expect(await documents.get('/a', '')).toMatchObject({ cacheControl: 'no-store' });
      expect(starts).toEqual(['/a', '/a']);
    });

    it('the status of a missing page is repeated for a minute', async () => {
      const { documents, clock } = await openLate(404);
      clock.now = 59_999;
      expect(await documents.get('/a', '')).toMatchObject({ status: 404 });
      clock.now = 60_000;
      expect(await documents.get('/a', '')).toMatchObject({ status: 200 });
    });

    it('a document that became complete after the deadline is the last one', async () => {
      const { documents, starts, clock, next } = await openLate();
      clock.now = 660_000;
      await documents.get('/a', '');
      next.complete();
      await expect.poll(async () => String((await documents.get('/a', ''))?.body)).toBe('page');
      clock.now = 670_000;
      expect(await documents.get('/a', '')).toMatchObject({ body: Buffer.from('page'), age: 10 });
      expect(starts).toEqual(['/a', '/a', '/a']);
    });

    it('a document from before a change of the shop is not sent', async () => {
      const { documents, shop } = await openLate();
      shop.revision = 1;
      expect(await documents.get('/a', '')).toMatchObject({ cacheControl: 'no-store' });
    });

    it('the last document is sent if no further rendering may begin', async () => {
      const { documents, starts, clock } = await openLate();
      clock.now = 1_000;
      for (let page = 1; page <= 64; page += 1) void documents.get(`/hung/${page}`, '');
      expect(await documents.get('/a', '')).toMatchObject({ body: Buffer.from('page'), age: 1 });
      expect(starts).toHaveLength(65);
    });
  });

  it('visitors who wait for the same late data share one rendering of the skeletons', async () => {
    let partials = 0;
    const { documents } = open(
      () => new Promise(() => {}),
      0,
      async () => {
        partials += 1;
        return renderedDocument(200, true);
      },
    );
    await Promise.all([documents.get('/a', ''), documents.get('/a', '')]);
    await documents.get('/a', '');
    expect(partials).toBe(1);
  });

  it('parameters of campaigns need no rendering of their own, however they are written', async () => {
    const { documents, starts } = open(async () => renderedDocument());
    await documents.get('/a', '?page=2');
    for (const visit of ['utm%5Fsource=x', '_ga=1.2', 'ref=friend', 'ttclid=9']) {
      await documents.get('/a', `?page=2&${visit}`);
    }
    expect(starts).toEqual(['/a?page=2']);
  });

  it('after its first rendering, a page is rendered only with the parameters that it reads', async () => {
    const names = new Set(['page', 'sort', '*[filter]']);
    const { documents, starts } = open(async () => renderedDocument(200, false, names));
    for (const search of [
      '?session=1',
      '?session=2',
      '',
      '?sort=price&x=1&page=2',
      '?page=2&%70age=3',
      '?a%5Bfilter%5D=1&a=1',
    ]) {
      await documents.get('/a', search);
    }
    await documents.get('/b', '?session=1');
    expect(starts).toEqual([
      '/a?session=1',
      '/a',
      '/a?sort=price&page=2',
      '/a?page=2&%70age=3',
      '/a?a%5Bfilter%5D=1',
      '/b?session=1',
    ]);
  });

  it('a page that reads more of the query than the one before at its path is rendered again', async () => {
    const names = new Set<string>();
    const { documents, starts, clock } = open(async () =>
      renderedDocument(200, false, new Set(names)),
    );
    await documents.get('/a', '?page=2');
    names.add('page');
    clock.now = 1_000;
    await documents.get('/a', '?page=2&x=1');
    expect(starts).toEqual(['/a?page=2', '/a', '/a?page=2']);
  });

  it.each([
    ['missing page', () => renderedDocument(404, false, new Set<string>())],
    ['redirect', () => ({ kind: 'redirect', status: 301, url: '/b' }) as never],
  ])('a %s is resolved once for all queries', async (_, found) => {
    const { documents, starts } = open(async () => found());
    for (const search of ['?x=1', '?x=2', '?x=3', '']) await documents.get('/a', search);
    expect(starts).toEqual(['/a?x=1', '/a']);
  });

  it('the frame of a shopper’s own page does not tell which parameters the page reads', async () => {
    const { documents, starts } = open(async () => renderedDocument(200, false, new Set(), true));
    await documents.get('/track-order', '?token=1');
    await documents.get('/track-order', '?token=2');
    expect(starts).toEqual(['/track-order?token=1', '/track-order?token=2']);
  });

  it('an incomplete document does not tell which parameters its page reads', async () => {
    const { documents, starts } = open(async () => renderedDocument(200, true, new Set()));
    await documents.get('/a', '?size=large');
    await documents.get('/a', '?size=large');
    expect(starts).toEqual(['/a?size=large', '/a?size=large']);
  });

  it('documents of a test’s own shop are not cached', async () => {
    const { documents, starts } = open(async () => renderedDocument());
    await documents.get('/a', '', 'test-1');
    await documents.get('/a', '', 'test-1');
    expect(starts).toEqual(['test-1/a', 'test-1/a']);
  });

  it('a failure view for late data is rendered again for the next visitor', async () => {
    let status: 200 | 503 = 503;
    const { documents } = open(
      () => new Promise(() => {}),
      0,
      async () => renderedDocument(status, true),
    );
    expect(await documents.get('/a', '')).toMatchObject({ status: 503 });
    status = 200;
    expect(await documents.get('/a', '')).toMatchObject({ status: 200 });
  });

  it('a missing page is cached for a minute, even if parts of it are late', async () => {
    const { documents, starts } = open(async () => renderedDocument(404, true));
    expect(await documents.get('/a', '')).toMatchObject({
      status: 404,
      cacheControl: 'public, max-age=0, s-maxage=60',
    });
    await documents.get('/a', '');
    expect(starts).toEqual(['/a']);
  });

  it('a document without its addresses in other store views is cached for a minute', async () => {
    const page = { ...(renderedDocument() as object), alternates: null } as never;
    const { documents } = open(async () => page);
    expect(await documents.get('/a', '')).toMatchObject({
      status: 200,
      cacheControl: 'public, max-age=0, s-maxage=60',
    });
  });

  it('a redirect keeps the shopper’s query', async () => {
    const { documents } = open(async () => ({ kind: 'redirect', status: 301, url: '/b' }) as never);
    expect(await documents.get('/a', '?utm_source=x')).toMatchObject({
      status: 301,
      location: '/b?utm_source=x',
    });
  });
});
