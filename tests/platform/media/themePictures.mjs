// Draws the theme's own pictures into src/public: the error view's, and the icons' pixels.
//   node tests/platform/media/themePictures.mjs
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { runnerImport } from 'vite';

const folder = 'src/public';
const { module } = await runnerImport('./tests/platform/media/botanica/draw.ts', {
  configFile: false,
  logLevel: 'error',
});
const oops = { subject: 'fallen', palette: 'dawn', seed: 'oops' };
const pictures = {
  'error-wide.webp': { ...oops, view: 'banner', width: 1920, height: 600 },
  'error-narrow.webp': { ...oops, view: 'foot', width: 750, height: 1200 },
};
for (const [name, recipe] of Object.entries(pictures))
  await sharp(Buffer.from(module.draw(recipe)))
    .webp({ quality: 84, smartSubsample: true, effort: 6 })
    .toFile(`${folder}/${name}`);

const favicon = await readFile(`${folder}/favicon.svg`);
const icons = { 'favicon.png': 48, 'apple-touch-icon.png': 180 };
for (const [name, size] of Object.entries(icons))
  await sharp(favicon, { density: 72 * (size / 32) })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toFile(`${folder}/${name}`);
