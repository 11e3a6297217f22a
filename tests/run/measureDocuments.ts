import { get } from 'node:http';
import { start } from '../../src/server/start.ts';
import { DENSITIES, phonePicture } from './phonePicture.ts';

const PAGES = { home: '/', category: '/bouquets.html', product: '/madder-hour.html' };

const shop = await start(
  { PORT: '0', HOST: 'localhost', RENDER_DEADLINE: '20000', DEMO_CONTROLS: 'off' },
  'dist',
);

/** The size of the compressed document. */
const size = (path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    get(new URL(path, shop.url), { headers: { 'accept-encoding': 'br' } }, (response) => {
      if (response.headers['x-rendered'] === undefined)
        reject(new Error(`${path} is not rendered.`));
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('end', () => resolve(bytes));
    }).on('error', reject);
  });

/** Sizes of the first pages' documents in Brotli, sent with the demo platform. */
export const documentSizes: Record<string, number> = {};
// `runnerImport` ends with this module, so it measures everything while it loads.
for (const [page, path] of Object.entries(PAGES)) documentSizes[page] = await size(path);
/** The size of the picture of a URL whose origin may be another one. */
async function pictureSize(url: string): Promise<number> {
  const { pathname, search } = new URL(url, shop.url);
  const picture = await fetch(new URL(pathname + search, shop.url), {
    headers: { accept: 'image/avif,image/webp,*/*' },
  });
  if (!picture.ok) throw new Error(`${picture.status} for ${pathname}`);
  return (await picture.arrayBuffer()).byteLength;
}

/** Sizes of the first pages' largest pictures, in the largest width that a phone requests. */
export const pictures: Record<string, number> = {};
for (const [page, path] of Object.entries(PAGES)) {
  const document = await fetch(new URL(path, shop.url)).then((response) => response.text());
  const bytes = DENSITIES.map((density) => pictureSize(phonePicture(document, density)));
  pictures[page] = Math.max(...(await Promise.all(bytes)));
}
await shop.close();
