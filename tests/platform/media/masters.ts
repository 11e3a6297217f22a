import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { draw } from './botanica/draw.ts';
import type { Recipe } from './botanica/Recipe.ts';
import { keyOf } from './keyOf.ts';
import { PICTURES } from './pictures.ts';

const FOLDER = 'tests/platform/media/masters';
/** The hash of the drawing that each master was made of, by the key of its recipe. */
const DRAWINGS = join(FOLDER, 'drawings.json');

const fileOf = (key: string): string => join(FOLDER, `${key}.webp`);
const hashOf = (drawing: string): string =>
  createHash('sha256').update(drawing).digest('hex').slice(0, 16);

/** The recipe's picture as it is in the repository; undefined if the repository has none. */
export const masterOf = (recipe: Recipe): Promise<Buffer | undefined> =>
  readFile(fileOf(keyOf(recipe))).catch(() => undefined);

/** The paths below media/ whose pictures would have to be drawn while a visitor waits. */
export const pathsWithoutMaster = (): string[] =>
  Object.entries(PICTURES).flatMap(([path, recipe]) =>
    existsSync(fileOf(keyOf(recipe))) ? [] : path,
  );

/** Of every `step`th picture: the paths that the generator draws in another way today. */
export function outdatedPaths(step: number): string[] {
  const drawings = knownDrawings();
  return Object.entries(PICTURES).flatMap(([path, recipe], index) =>
    index % step > 0 || drawings[keyOf(recipe)] === hashOf(draw(recipe)) ? [] : path,
  );
}

/** Makes the masters whose drawing is new, and deletes those of recipes that no longer exist. */
export async function makeMasters(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const known = knownDrawings();
  const drawings: Record<string, string> = {};
  for (const recipe of Object.values(PICTURES)) {
    const key = keyOf(recipe);
    const drawing = draw(recipe);
    drawings[key] = hashOf(drawing);
    if (existsSync(fileOf(key)) && known[key] === drawings[key]) continue;
    writeFileSync(fileOf(key), await lossyMaster(drawing));
  }
  for (const name of readdirSync(FOLDER)) {
    if (name.endsWith('.webp') && !drawings[name.replace('.webp', '')]) rmSync(join(FOLDER, name));
  }
  const sorted = Object.fromEntries(Object.entries(drawings).sort());
  writeFileSync(DRAWINGS, `${JSON.stringify(sorted, null, 2)}\n`);
}

const knownDrawings = (): Record<string, string> =>
  existsSync(DRAWINGS) ? JSON.parse(readFileSync(DRAWINGS, 'utf8')) : {};

/** A quality at which a resized copy shows no difference to the drawing. */
const lossyMaster = (drawing: string): Promise<Buffer> =>
  sharp(Buffer.from(drawing), { unlimited: true })
    .webp({ quality: 85, smartSubsample: true, effort: 4 })
    .toBuffer();
