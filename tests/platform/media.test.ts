import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { draw } from './media/botanica/draw.ts';
import { handleMedia } from './media/handleMedia.ts';

import type { Shop } from './shop/model.ts';

const shop = {} as Shop;
const BROWSER = 'image/avif,image/webp,image/png,*/*;q=0.8';
const PICTURE = 'catalog/product/f/i/first-light-front.jpg';

const requestPicture = (path: string, accept = '*/*', headers = {}) =>
  handleMedia(
    new Request(`http://shop.te./media/${path}`, { headers: { accept, ...headers } }),
    shop,
  );

async function measurePicture(path: string, accept?: string) {
  const response = await requestPicture(path, accept);
  const { width, height, format, isProgressive } = await sharp(
    await response.arrayBuffer(),
  ).metadata();
  return { type: response.headers.get('content-type'), width, height, format, isProgressive };
}

describe('Picture request', { timeout: 60_000 }, () => {
  it('keeps the proportions when only a width is given', async () => {
    expect(await measurePicture(`${PICTURE}?width=320`)).toMatchObject({ width: 320, height: 400 });
  });

  it('fills width and height for fit=cover', async () => {
    expect(await measurePicture(`${PICTURE}?width=300&height=300&fit=cover`)).toMatchObject({
      width: 300,
      height: 300,
    });
  });

  it('stays inside width and height for fit=bounds', async () => {
    expect(await measurePicture(`${PICTURE}?width=300&height=300&fit=bounds`)).toMatchObject({
      width: 240,
      height: 300,
    });
  });

  it('cuts the ratio that crop names from the middle', async () => {
    expect(await measurePicture(`${PICTURE}?width=200&crop=1:1`)).toMatchObject({
      width: 200,
      height: 200,
    });
  });

  it('keeps at least one pixel for an extreme ratio', async () => {
    expect(await measurePicture(`${PICTURE}?crop=1:100000`)).toMatchObject({ width: 1 });
    expect(await measurePicture(`${PICTURE}?crop=100000:1`)).toMatchObject({ height: 1 });
  });

  it('is answered with WebP for auto=webp when the browser accepts it', async () => {
    expect(
      await measurePicture(`${PICTURE}?width=80&auto=webp&format=pjpg`, BROWSER),
    ).toMatchObject({
      type: 'image/webp',
      format: 'webp',
    });
  });

  it('is answered in the given format for auto=webp when the browser does not accept WebP', async () => {
    expect(
      await measurePicture(`${PICTURE}?width=80&auto=webp&format=pjpg`, 'image/png'),
    ).toMatchObject({
      type: 'image/jpeg',
      format: 'jpeg',
      isProgressive: true,
    });
  });

  it('is answered with PNG for format=png', async () => {
    expect(await measurePicture(`${PICTURE}?width=80&format=png`)).toMatchObject({
      type: 'image/png',
      format: 'png',
    });
  });

  it('is answered with fewer bytes for a lower quality', async () => {
    const size = async (quality: number) =>
      (await (await requestPicture(`${PICTURE}?width=320&quality=${quality}`)).arrayBuffer())
        .byteLength;
    expect(await size(40)).toBeLessThan((await size(90)) * 0.6);
  });

  it('ignores invalid parameters', async () => {
    expect(await measurePicture(`${PICTURE}?width=80&height=none&quality=-3&crop=x`)).toMatchObject(
      {
        width: 80,
        height: 100,
      },
    );
    expect(await measurePicture(`${PICTURE}?width=99999`)).toMatchObject({ width: 2_560 });
  });
});

describe('Picture', { timeout: 60_000 }, () => {
  it('is drawn with the same bytes for the same recipe', () => {
    const recipe = { subject: 'bouquet', species: 'dawn', seed: 'same' } as const;
    expect(draw(recipe)).toBe(draw(recipe));
    expect(draw({ ...recipe, seed: 'other' })).not.toBe(draw(recipe));
  });

  it('is immutable in caches and responds with 304 to its ETag', async () => {
    const first = await requestPicture(`${PICTURE}?width=80`);
    expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const etag = first.headers.get('etag') ?? '';
    const second = await requestPicture(`${PICTURE}?width=80`, '*/*', { 'if-none-match': etag });
    expect(second.status).toBe(304);
    const other = await requestPicture(`${PICTURE}?width=81`, '*/*', { 'if-none-match': etag });
    expect(other.status).toBe(200);
  });

  it('is also found under the path of resized copies', async () => {
    const response = await requestPicture(
      'catalog/product/cache/0a1b2c/f/i/first-light-front.jpg?width=80',
    );
    expect(response.status).toBe(200);
  });

  it('is transparent where it has no background', async () => {
    const response = await requestPicture('wysiwyg/hero.png?width=80');
    const { channels, data } = await sharp(await response.arrayBuffer())
      .raw()
      .toBuffer({ resolveWithObject: true })
      .then(({ data, info }) => ({ data, channels: info.channels }));
    expect(channels).toBe(4);
    expect(data[3]).toBe(0);
  });

  it('stays a vector graphic when its source is one', async () => {
    const response = await requestPicture('logo/stores/1/mark.svg');
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    expect(await response.text()).toContain('viewBox="0 0 36 40"');
  });
});

describe('Request for a missing picture', { timeout: 60_000 }, () => {
  it('is answered with 404', async () => {
    for (const path of ['nothing.jpg', 'wysiwyg/../secret.jpg', '%E0%A4%A']) {
      expect((await requestPicture(path)).status).toBe(404);
    }
  });

  it('gets 404 with the placeholder below the catalogue', async () => {
    const response = await requestPicture('catalog/product/n/o/nothing.jpg?width=80');
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect((await sharp(await response.arrayBuffer()).metadata()).width).toBe(80);
  });

  it('is answered with 405 for any method that does not read', async () => {
    const request = new Request('http://shop.te./media/nothing.jpg', { method: 'POST' });
    expect((await handleMedia(request, shop)).status).toBe(405);
  });
});
