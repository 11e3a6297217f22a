import { describe, expect, it } from 'vitest';
import { createDocuments } from '../../../src/server/render/documents.ts';

const rendered = (status: 200 | 404 | 503 = 200, isLate = false) =>
  ({ kind: 'document', status, facts: { isLate } }) as never;

function open(
  render: (path: string, search: string) => Promise<never>,
  patience = 60_000,
  soFar: () => Promise<never> = async () => null as never,
) {
  const asked: string[] = [];
  const lines: string[] = [];
  const clock = { now: 0 };
  const documents = createDocuments({
    start: (path, search, shop) => {
      asked.push(`${shop ?? ''}${path}${search}`);
      return { whole: render(path, search), soFar };
    },
    assemble: ({ facts }) => (facts.isLate ? 'skeletons' : 'page'),
    now: () => clock.now,
    log: (line) => void lines.push(line),
    patience,
  });
  return { documents, asked, lines, clock };
}

describe('the documents of the shop', () => {
  it('Documents: renders one for many askers, whatever tells of their visit', async () => {
    const { documents, asked } = open(async () => rendered());
    await Promise.all([documents.get('/a', ''), documents.get('/a', '?utm_source=x')]);
    await documents.get('/a', '?coupon=MAY');
    expect(asked).toEqual(['/a']);
  });

  it('Documents: renders each page of a list for itself', async () => {
    const { documents, asked } = open(async () => rendered());
    await documents.get('/a', '?page=2&utm_source=x');
    await documents.get('/a', '');
    expect(asked).toEqual(['/a?page=2', '/a']);
  });

  it('Documents: sends one older than a minute while it is rendered anew', async () => {
    const { documents, asked, clock } = open(async () => rendered());
    const first = await documents.get('/a', '');
    clock.now = 61_000;
    expect(await documents.get('/a', '')).toEqual(first);
    expect(asked).toEqual(['/a', '/a']);
  });

  it('Documents: keeps none that the platform could not give, and says when to come back', async () => {
    const { documents, asked } = open(async () => rendered(503));
    expect(await documents.get('/a', '')).toMatchObject({
      status: 503,
      retryAfter: 30,
      cacheControl: 'no-store',
    });
    await documents.get('/a', '');
    expect(asked).toEqual(['/a', '/a']);
  });

  it('Documents: leaves the page to the browser and logs one line when rendering throws', async () => {
    const { documents, lines } = open(() => Promise.reject(new TypeError('broken')));
    expect(await documents.get('/a', '')).toBeNull();
    expect(lines).toEqual(['The document of /a could not be rendered: TypeError: broken']);
  });

  it('Documents: leaves the page to the browser while eight are being rendered', async () => {
    const { documents, asked } = open(() => new Promise(() => {}), 0);
    for (let page = 1; page <= 9; page += 1) expect(await documents.get(`/${page}`, '')).toBeNull();
    expect(asked).toHaveLength(8);
  });

  it('Documents: sends skeletons for late data, and keeps the whole page once it is there', async () => {
    let arrive = () => {};
    const whole = new Promise<never>((resolve) => {
      arrive = () => resolve(rendered());
    });
    const { documents, asked } = open(
      () => whole,
      0,
      async () => rendered(200, true),
    );
    const first = await documents.get('/a', '');
    expect(String(first?.body)).toBe('skeletons');
    expect(first?.cacheControl).toBe('no-store');
    arrive();
    await expect.poll(async () => String((await documents.get('/a', ''))?.body)).toBe('page');
    expect(asked).toEqual(['/a']);
  });

  it('Documents: keeps none of a shop of a test’s own', async () => {
    const { documents, asked } = open(async () => rendered());
    await documents.get('/a', '', 'test-1');
    await documents.get('/a', '', 'test-1');
    expect(asked).toEqual(['test-1/a', 'test-1/a']);
  });

  it('Documents: leads on where a page has moved, with the shopper’s query', async () => {
    const { documents } = open(async () => ({ kind: 'redirect', status: 301, url: '/b' }) as never);
    expect(await documents.get('/a', '?utm_source=x')).toMatchObject({
      status: 301,
      location: '/b?utm_source=x',
    });
  });
});
