import { mkdir } from 'node:fs/promises';
import sharp from 'sharp';
import { draw } from './botanica/draw.ts';
import type { Recipe } from './botanica/Recipe.ts';
import { PICTURES } from './pictures.ts';

const LISTS: Record<string, Recipe[]> = {
  FRONTS: Object.entries(PICTURES)
    .filter(
      ([path, r]) =>
        path.startsWith('catalog/product/') &&
        (r.view ?? 'front') !== 'detail' &&
        r.view !== 'tie' &&
        r.view !== 'setting',
    )
    .map(([, r]) => r),
  HOUSE: Object.entries(PICTURES)
    .filter(([path]) => !path.startsWith('catalog/product/'))
    .map(([, r]) => r),
  VIEWS: [
    {
      subject: 'bouquet',
      species: 'dawn',
      palette: 'dawn',
      wrap: 'collar',
      greens: 'eucalyptus',
      shape: 'full',
      seed: 'a1',
      view: 'detail',
    },
    {
      subject: 'bouquet',
      species: 'dawn',
      palette: 'dawn',
      wrap: 'collar',
      greens: 'eucalyptus',
      shape: 'full',
      seed: 'a1',
      view: 'tie',
    },
    {
      subject: 'bouquet',
      species: 'dawn',
      palette: 'dawn',
      wrap: 'collar',
      greens: 'eucalyptus',
      shape: 'full',
      seed: 'a1',
      view: 'setting',
    },
    { subject: 'vase', species: 'garden', palette: 'mauve', seed: 'a1', view: 'setting' },
    {
      subject: 'roundBox',
      species: 'rosesOne',
      palette: 'crimson',
      shape: 'wide',
      greens: 'none',
      closing: 'bow',
      seed: 'b1',
      view: 'detail',
    },
    {
      subject: 'roundBox',
      species: 'rosesOne',
      palette: 'crimson',
      shape: 'wide',
      greens: 'none',
      closing: 'bow',
      seed: 'b1',
      view: 'tie',
    },
    {
      subject: 'roundBox',
      species: 'rosesOne',
      palette: 'crimson',
      shape: 'wide',
      greens: 'none',
      closing: 'bow',
      seed: 'b1',
      view: 'top',
    },
    { subject: 'heartBox', species: 'rosesOne', palette: 'crimson', box: 'ink', seed: 'b5' },
    {
      subject: 'dome',
      species: 'rose',
      palette: 'crimson',
      shape: 'full',
      box: 'oak',
      seed: 'd1',
      view: 'detail',
    },
    {
      subject: 'dome',
      species: 'rose',
      palette: 'crimson',
      shape: 'full',
      box: 'oak',
      seed: 'd1',
      view: 'setting',
    },
    { subject: 'bear', palette: 'blush', pose: 'hugging', seed: 'e1', view: 'detail' },
    { subject: 'bear', palette: 'blush', pose: 'hugging', seed: 'e1', view: 'tie' },
    {
      subject: 'gate',
      species: 'tulips',
      palette: 'apricot',
      frame: 'obelisk',
      box: 'terracotta',
      seed: 'g1',
    },
    {
      subject: 'gate',
      species: 'tulips',
      palette: 'apricot',
      frame: 'arch',
      box: 'terracotta',
      seed: 'g1',
      view: 'detail',
    },
    {
      subject: 'gate',
      species: 'tulips',
      palette: 'apricot',
      frame: 'arch',
      box: 'terracotta',
      seed: 'g1',
      view: 'tie',
    },
    { subject: 'fallen', palette: 'dawn', seed: 'oops' },
    { subject: 'fallen', palette: 'dawn', seed: 'oops', view: 'banner', width: 1600, height: 600 },
    { subject: 'placeholder', seed: 'oops' },
    { subject: 'swatch', palette: 'dawn', seed: 'oops' },
    {
      subject: 'bouquet',
      species: 'garden',
      palette: 'dawn',
      wrap: 'collar',
      greens: 'fern',
      shape: 'full',
      seed: 'hero',
      view: 'banner',
      width: 1600,
      height: 600,
    },
  ],
};

/**
 * Draws a list of recipes as a grid.
 *
 * @param width of one tile, in pixels
 * @returns the path of the sheet
 */
export async function contactSheet(name: string, width: number): Promise<string> {
  const recipes = LISTS[name] ?? [];
  const columns = Math.min(recipes.length, Math.max(1, Math.floor(1600 / width)));
  const gap = 8;
  const height = Math.round(width * 1.25);
  const tiles = await Promise.all(
    recipes.map(async (recipe, i) => ({
      input: await sharp(Buffer.from(draw(recipe)), { unlimited: true })
        .resize(width, height, { fit: 'contain', background: '#fff' })
        .png()
        .toBuffer(),
      left: (i % columns) * (width + gap),
      top: Math.floor(i / columns) * (height + gap),
    })),
  );
  const rows = Math.ceil(recipes.length / columns);
  const file = `.cache/contact-${name}-${width}.png`;
  await mkdir('.cache', { recursive: true });
  await sharp({
    create: {
      width: columns * (width + gap) - gap,
      height: rows * (height + gap) - gap,
      channels: 3,
      background: '#fff',
    },
  })
    .composite(tiles)
    .png()
    .toFile(file);
  return file;
}
