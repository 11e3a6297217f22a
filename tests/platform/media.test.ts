import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { draw } from './media/botanica/draw.ts';
import { handleMedia } from './media/handleMedia.ts';

import type { Shop } from './shop/model.ts';

const shop = {} as Shop;
const BROWSER = 'image/avif,image/webp,image/png,*/*;q=0.8';
const PLATE = 'catalog/product/f/i/first-light-front.jpg';

const ask = (path: string, accept = '*/*', headers = {}) =>
  handleMedia(
    new Request(`http://shop.te./media/${path}`, { headers: { accept, ...headers } }),
    shop,
  );

async function measured(path: string, accept?: string) {
  const response = await ask(path, accept);
  const { width, height, format, isProgressive } = await sharp(
    await response.arrayBuffer(),
  ).metadata();
  return { type: response.headers.get('content-type'), width, height, format, isProgressive };
}

describe('a picture address', { timeout: 60_000 }, () => {
  it('keeps the proportions when only a width is asked for', async () => {
    expect(await measured(`${PLATE}?width=320`)).toMatchObject({ width: 320, height: 400 });
  });

  it('fills width and height with fit=cover', async () => {
    expect(await measured(`${PLATE}?width=300&height=300&fit=cover`)).toMatchObject({
      width: 300,
      height: 300,
    });
  });

  it('stays inside width and height with fit=bounds', async () => {
    expect(await measured(`${PLATE}?width=300&height=300&fit=bounds`)).toMatchObject({
      width: 240,
      height: 300,
    });
  });

  it('cuts a ratio from the middle with crop', async () => {
    expect(await measured(`${PLATE}?width=200&crop=1:1`)).toMatchObject({
      width: 200,
      height: 200,
    });
  });

  it('keeps at least one pixel of a ratio that no picture has', async () => {
    expect(await measured(`${PLATE}?crop=1:100000`)).toMatchObject({ width: 1 });
    expect(await measured(`${PLATE}?crop=100000:1`)).toMatchObject({ height: 1 });
  });

  it('answers WebP to auto=webp when the browser takes it', async () => {
    expect(await measured(`${PLATE}?width=80&auto=webp&format=pjpg`, BROWSER)).toMatchObject({
      type: 'image/webp',
      format: 'webp',
    });
  });

  it('answers the format to auto=webp when the browser does not take it', async () => {
    expect(await measured(`${PLATE}?width=80&auto=webp&format=pjpg`, 'image/png')).toMatchObject({
      type: 'image/jpeg',
      format: 'jpeg',
      isProgressive: true,
    });
  });

  it('answers PNG to format=png', async () => {
    expect(await measured(`${PLATE}?width=80&format=png`)).toMatchObject({
      type: 'image/png',
      format: 'png',
    });
  });

  it('spends fewer bytes on a lower quality', async () => {
    const size = async (quality: number) =>
      (await (await ask(`${PLATE}?width=320&quality=${quality}`)).arrayBuffer()).byteLength;
    expect(await size(40)).toBeLessThan((await size(90)) * 0.6);
  });

  it('leaves out what makes no sense', async () => {
    expect(await measured(`${PLATE}?width=80&height=none&quality=-3&crop=x`)).toMatchObject({
      width: 80,
      height: 100,
    });
    expect(await measured(`${PLATE}?width=99999`)).toMatchObject({ width: 2_560 });
  });
});

describe('a picture', { timeout: 60_000 }, () => {
  it('is the same bytes for the same recipe', () => {
    const recipe = { subject: 'bouquet', species: 'dawn', seed: 'same' } as const;
    expect(draw(recipe)).toBe(draw(recipe));
    expect(draw({ ...recipe, seed: 'other' })).not.toBe(draw(recipe));
  });

  it('may be kept for good, and is not sent twice', async () => {
    const first = await ask(`${PLATE}?width=80`);
    expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const etag = first.headers.get('etag') ?? '';
    const second = await ask(`${PLATE}?width=80`, '*/*', { 'if-none-match': etag });
    expect(second.status).toBe(304);
    const other = await ask(`${PLATE}?width=81`, '*/*', { 'if-none-match': etag });
    expect(other.status).toBe(200);
  });

  it('is found below the folder of resized copies too', async () => {
    const response = await ask('catalog/product/cache/0a1b2c/f/i/first-light-front.jpg?width=80');
    expect(response.status).toBe(200);
  });

  it('is see-through where it has no ground', async () => {
    const response = await ask('wysiwyg/hero.png?width=80');
    const { channels, data } = await sharp(await response.arrayBuffer())
      .raw()
      .toBuffer({ resolveWithObject: true })
      .then(({ data, info }) => ({ data, channels: info.channels }));
    expect(channels).toBe(4);
    expect(data[3]).toBe(0);
  });

  it('stays a vector where it is a drawing', async () => {
    const response = await ask('logo/stores/1/mark.svg');
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    expect(await response.text()).toContain('viewBox="0 0 36 40"');
  });
});

describe('an address without a picture', { timeout: 60_000 }, () => {
  it('answers 404', async () => {
    for (const path of ['nothing.jpg', 'wysiwyg/../secret.jpg', '%E0%A4%A']) {
      expect((await ask(path)).status).toBe(404);
    }
  });

  it('answers 404 and shows the placeholder below the catalogue', async () => {
    const response = await ask('catalog/product/n/o/nothing.jpg?width=80');
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect((await sharp(await response.arrayBuffer()).metadata()).width).toBe(80);
  });

  it('refuses to be written to', async () => {
    const request = new Request('http://shop.te./media/nothing.jpg', { method: 'POST' });
    expect((await handleMedia(request, shop)).status).toBe(405);
  });
});
