import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { draw } from './media/botanica/draw.ts';
import { GROUNDS } from './media/botanica/Recipe.ts';
import { PICTURES } from './media/pictures.ts';

/**
 * Mean difference of two thumbnails, out of 255. One bear drawn from two seeds differs by about 2.
 */
const NEARLY_EQUAL = 7;
/** Wide enough to distinguish shapes and colours, too small to distinguish petals. */
const THUMBNAIL = 32;

const fronts = Object.keys(PICTURES).filter((path) =>
  /^catalog\/product\/.*-front\.jpg$/.test(path),
);

/**
 * Draws at a quarter of the shop's size (18 dots per inch instead of 72), which is fast and still
 * larger than a thumbnail.
 */
const thumbnail = (path: string): Promise<Buffer> =>
  sharp(Buffer.from(draw(PICTURES[path]!)), { unlimited: true, density: 18 })
    .resize(THUMBNAIL)
    .removeAlpha()
    .raw()
    .toBuffer();

const cache = new Map<string, Promise<Buffer>>();

function pixelsOf(path: string): Promise<Buffer> {
  const pixels = cache.get(path) ?? thumbnail(path);
  cache.set(path, pixels);
  return pixels;
}

function difference(a: Buffer, b: Buffer): number {
  let sum = 0;
  for (const [i, value] of a.entries()) sum += Math.abs(value - b[i]!);
  return sum / a.length;
}

describe('Front pictures of products', { timeout: 300_000 }, () => {
  it('differ clearly from one product to another', async () => {
    const plates = await Promise.all(fronts.map(pixelsOf));
    const alike = fronts.flatMap((path, i) =>
      fronts
        .slice(i + 1)
        .filter((_, j) => difference(plates[i]!, plates[i + 1 + j]!) < NEARLY_EQUAL)
        .map((other) => `${path} and ${other}`),
    );
    expect(fronts.length).toBeGreaterThanOrEqual(60);
    expect(alike).toEqual([]);
  });

  it('have one of five flat background colours up to every edge', async () => {
    const grounds = Object.values(GROUNDS).map((hex) =>
      [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16)),
    );
    for (const path of fronts) {
      const pixels = await pixelsOf(path);
      const edge = edgePixels(pixels);
      const ground = grounds.find((colour) => isNear(colour, edge[0]!));
      expect(ground, path).toBeDefined();
      expect(
        edge.filter((pixel) => !isNear(ground!, pixel)),
        path,
      ).toEqual([]);
    }
  });
});

/** The outermost pixels, row by row. */
function edgePixels(pixels: Buffer): number[][] {
  const height = pixels.length / 3 / THUMBNAIL;
  const edge: number[][] = [];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < THUMBNAIL; x++)
      if (y === 0 || x === 0 || y === height - 1 || x === THUMBNAIL - 1)
        edge.push([...pixels.subarray((y * THUMBNAIL + x) * 3, (y * THUMBNAIL + x) * 3 + 3)]);
  return edge;
}

const isNear = (a: readonly number[], b: readonly number[]) =>
  a.every((value, i) => Math.abs(value - b[i]!) <= 6);
