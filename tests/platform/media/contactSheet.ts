import { mkdir } from 'node:fs/promises';
import sharp from 'sharp';
import { draw } from './botanica/draw.ts';
import type { Recipe } from './botanica/Recipe.ts';

const LISTS: Record<string, Recipe[]> = {
  SINGLES: ['rose', 'rose', 'rose', 'rose'].map((species, i) => ({
    subject: 'single' as const,
    species,
    palette: ['crimson', 'lilac', 'blush', 'apricot'][i],
    seed: `s${i}`,
  })),
  BOXES: [
    {
      subject: 'roundBox',
      species: 'rosesOne',
      palette: 'crimson',
      shape: 'wide',
      greens: 'none',
      closing: 'bow',
      seed: 'b1',
    },
    {
      subject: 'roundBox',
      species: 'peonies',
      palette: 'blush',
      shape: 'tall',
      greens: 'eucalyptus',
      closing: 'label',
      box: 'leaf',
      seed: 'b2',
    },
    {
      subject: 'roundBox',
      species: 'anemones',
      palette: 'lilac',
      shape: 'posy',
      greens: 'fern',
      closing: 'band',
      box: 'ivory',
      ribbon: 'plum',
      seed: 'b3',
    },
    {
      subject: 'squareBox',
      species: 'roses',
      palette: 'ivory',
      shape: 'posy',
      closing: 'bow',
      seed: 'b4',
    },
    { subject: 'heartBox', species: 'rosesOne', palette: 'crimson', box: 'ink', seed: 'b5' },
    {
      subject: 'squareBox',
      species: 'garden',
      palette: 'apricot',
      view: 'top',
      width: 960,
      height: 1200,
      seed: 'b6',
    },
    { subject: 'dome', species: 'rose', palette: 'crimson', shape: 'full', box: 'oak', seed: 'd1' },
    {
      subject: 'dome',
      species: 'anemone',
      palette: 'forest',
      shape: 'tall',
      box: 'walnut',
      seed: 'd2',
    },
    {
      subject: 'dome',
      species: 'three',
      palette: 'blush',
      shape: 'full',
      box: 'marble',
      seed: 'd3',
    },
    {
      subject: 'dome',
      species: 'dawn',
      palette: 'apricot',
      shape: 'posy',
      box: 'slate',
      seed: 'd4',
    },
    {
      subject: 'dome',
      species: 'hydrangea',
      palette: 'blue',
      shape: 'wide',
      box: 'ink',
      seed: 'd5',
    },
    { subject: 'dome', species: 'lily', palette: 'ivory', shape: 'tall', box: 'oak', seed: 'd6' },
    { subject: 'bear', palette: 'blush', pose: 'hugging', seed: 'e1' },
    { subject: 'bear', palette: 'ivory', pose: 'standing', ribbon: 'leaf', seed: 'e2' },
    { subject: 'bear', palette: 'crimson', pose: 'sitting', view: 'threeQuarter', seed: 'e3' },
    { subject: 'bear', palette: 'lilac', pose: 'standing', view: 'threeQuarter', seed: 'e4' },
  ],
  GATES: [
    {
      subject: 'gate',
      species: 'tulips',
      palette: 'apricot',
      frame: 'arch',
      box: 'terracotta',
      seed: 'g1',
    },
    {
      subject: 'gate',
      species: 'lavender',
      palette: 'ivory',
      frame: 'moon',
      box: 'slate',
      seed: 'g2',
    },
    {
      subject: 'gate',
      species: 'cosmos',
      palette: 'blush',
      frame: 'trellis',
      box: 'oak',
      seed: 'g3',
    },
    {
      subject: 'gate',
      species: 'anemones',
      palette: 'crimson',
      frame: 'arch',
      box: 'ivory',
      seed: 'g4',
    },
  ],
  PLATES: [
    {
      subject: 'bouquet',
      species: 'peonies',
      palette: 'blush',
      wrap: 'collar',
      greens: 'eucalyptus',
      shape: 'posy',
      ribbon: 'madder',
      seed: 'a1',
    },
    {
      subject: 'bouquet',
      species: 'rosesOne',
      palette: 'crimson',
      wrap: 'bare',
      greens: 'fern',
      shape: 'full',
      ribbon: 'leaf',
      seed: 'a2',
      ground: 'blush',
    },
    {
      subject: 'bouquet',
      species: 'ranunculus',
      palette: 'apricot',
      wrap: 'cone',
      greens: 'olive',
      shape: 'posy',
      seed: 'a3',
      ground: 'straw',
    },
    {
      subject: 'bouquet',
      species: 'hydrangea',
      palette: 'blue',
      wrap: 'paper',
      greens: 'eucalyptus',
      shape: 'full',
      seed: 'a4',
      ground: 'dusk',
    },
    {
      subject: 'bouquet',
      species: 'meadow',
      palette: 'sunshine',
      wrap: 'bare',
      greens: 'lavender',
      shape: 'wide',
      seed: 'a5',
    },
    {
      subject: 'bouquet',
      species: 'lilies',
      palette: 'ivory',
      wrap: 'collar',
      greens: 'fern',
      shape: 'tall',
      seed: 'a6',
    },
    {
      subject: 'bouquet',
      species: 'garden',
      palette: 'lilac',
      wrap: 'bare',
      greens: 'airy',
      shape: 'wide',
      seed: 'a7',
    },
    { subject: 'bouquet', species: 'tulips', palette: 'sunshine', seed: 'a8' },
    { subject: 'dome', palette: 'crimson', seed: 'd1' },
    { subject: 'dome', palette: 'blue', seed: 'd2' },
    { subject: 'roundBox', species: 'rosesOne', palette: 'crimson', seed: 'b1' },
    { subject: 'squareBox', species: 'roses', palette: 'ivory', seed: 'b2' },
    { subject: 'bear', palette: 'blush', seed: 'e1' },
    { subject: 'bear', palette: 'crimson', view: 'threeQuarter', seed: 'e2' },
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
