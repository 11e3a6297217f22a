import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
/** Vite transforms the demo platform file by file before the first response. */
const COLD_START_MS = 60_000;

describe('Development server', () => {
  let server: ViteDevServer;
  let origin: string;
  beforeAll(async () => {
    server = await createServer({
      root: ROOT,
      configFile: join(ROOT, 'vite.config.ts'),
      mode: 'development',
      logLevel: 'error',
      optimizeDeps: { noDiscovery: true, include: [] },
      server: { port: 0, strictPort: false, hmr: false, ws: false, watch: null },
    });
    await server.listen();
    const { port } = server.httpServer!.address() as AddressInfo;
    origin = `http://localhost:${port}`;
  }, COLD_START_MS);
  afterAll(() => server?.close());

  it(
    'answers GraphQL and pictures from the demo platform',
    async () => {
      const response = await fetch(`${origin}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          query:
            '{ storeConfig { store_code } products(search: "rose") { items { small_image { url } } } }',
        }),
      });
      expect(response.status).toBe(200);
      const { data } = await response.json();
      expect(data.storeConfig).toEqual({ store_code: 'default' });
      const { pathname, search } = new URL(data.products.items[0].small_image.url, origin);
      const picture = await fetch(origin + pathname + search);
      expect([picture.status, picture.headers.get('content-type')]).toEqual([
        200,
        expect.stringMatching(/^image\//),
      ]);
    },
    COLD_START_MS,
  );

  it(
    'renders a page with its styles, unless the browser is to render it',
    async () => {
      const open = async (path: string) => {
        const page = await fetch(origin + path, { headers: { accept: 'text/html' } });
        return page.text();
      };
      const rendered = await open('/bouquets.html');
      expect(rendered).toMatch(/<h1[^>]*>Bouquets<\/h1>/);
      expect(rendered).toContain('--ink-3');
      expect(await open('/bouquets.html?render=client')).toContain('<div id="root"></div>');
    },
    COLD_START_MS,
  );

  it('serves GraphiQL at /graphiql', async () => {
    const page = await fetch(`${origin}/graphiql`);
    expect(await page.text()).toContain('<title>GraphiQL</title>');
  });
});
