import { mkdir } from 'node:fs/promises';
import sharp from 'sharp';
import { draw } from './botanica/draw.ts';
import type { Recipe } from './botanica/Recipe.ts';
import { PICTURES } from './pictures.ts';

const pictures = Object.entries(PICTURES);
const recipesMatching = (of: RegExp): Recipe[] =>
  pictures.filter(([path]) => of.test(path)).map(([, recipe]) => recipe);

const LISTS: Record<string, Recipe[]> = {
  FRONTS: recipesMatching(/-front\.jpg$/),
  DETAILS: recipesMatching(/-detail\.jpg$/),
  SETTINGS: recipesMatching(/-setting\.jpg$/),
  VARIANTS: recipesMatching(/catalog\/product\/.*(?<!-front|-detail|-setting)\.jpg$/),
  HOUSE: recipesMatching(/^(?!catalog\/product)/),
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
