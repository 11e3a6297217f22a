import sharp from 'sharp';
import { draw } from './botanica/draw.ts';
import type { Recipe } from './botanica/Recipe.ts';
import { cachedPicture } from './cache/cachedPicture.ts';
import { oneAtATime } from './cache/oneAtATime.ts';
import { generatorVersion } from './generatorVersion.ts';
import { keyOf } from './keyOf.ts';
import { masterOf } from './masters.ts';
import type { Parameters } from './parameters.ts';

sharp.concurrency(1);

const inTurn = oneAtATime();

/**
 * The recipe's picture in its own size: its master, or a drawing. Drawing takes seconds once; then
 * it is cached.
 */
async function basePicture(recipe: Recipe): Promise<Buffer> {
  const master = await masterOf(recipe);
  if (master) return master;
  return cachedPicture(keyOf(generatorVersion(), recipe), () =>
    inTurn(() =>
      sharp(Buffer.from(draw(recipe)), { unlimited: true })
        .png({ compressionLevel: 4 })
        .toBuffer(),
    ),
  );
}

/**
 * The recipe's picture as the parameters request it. Takes a few milliseconds from a master.
 */
export function picture(recipe: Recipe, parameters: Parameters): Promise<Buffer> {
  return cachedPicture(keyOf(generatorVersion(), recipe, parameters), async () =>
    resizePicture(await basePicture(recipe), parameters),
  );
}

async function resizePicture(base: Buffer, parameters: Parameters): Promise<Buffer> {
  const { width, height, fit, crop, quality, format } = parameters;
  let image = sharp(base);
  if (crop) {
    const own = await image.metadata();
    const croppedWidth = pixels(own.height * crop, own.width);
    const height = pixels(croppedWidth / crop, own.height);
    image = image.resize(croppedWidth, height, { fit: 'cover', withoutEnlargement: true });
    image = sharp(await image.png({ compressionLevel: 1 }).toBuffer());
  }
  if (width || height)
    image = image.resize({
      width: width ?? undefined,
      height: height ?? undefined,
      fit: fit === 'cover' ? 'cover' : 'inside',
    });
  // AVIF's quality scale differs; this looks as good as WebP of the same number.
  if (format === 'avif')
    return image.avif({ quality: Math.round(quality * 0.6), effort: 2 }).toBuffer();
  if (format === 'webp')
    return image.webp({ quality, alphaQuality: 60, smartSubsample: true }).toBuffer();
  if (format === 'png') return image.png({ compressionLevel: 9 }).toBuffer();
  return image.flatten({ background: '#fff' }).jpeg({ quality, progressive: true }).toBuffer();
}

/** Rounds a length to whole pixels between one and `most`. */
const pixels = (length: number, most: number): number =>
  Math.max(1, Math.min(most, Math.round(length)));
