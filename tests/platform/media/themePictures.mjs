// Draws the theme's own pictures: the error view's and the icons' pixels into src/public, the plates
// beside the account's forms into src/shop/account.
//   node tests/platform/media/themePictures.mjs
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { runnerImport } from 'vite';

const { module } = await runnerImport('./tests/platform/media/botanica/draw.ts', {
  configFile: false,
  logLevel: 'error',
});
const oops = { subject: 'fallen', palette: 'dawn', seed: 'oops' };
const pictures = {
  'public/error-wide.webp': { ...oops, view: 'banner', width: 1920, height: 600 },
  'public/error-narrow.webp': { ...oops, view: 'foot', width: 750, height: 1200 },
  'shop/account/dome.webp': { subject: 'dome', species: 'anemone', palette: 'ivory', seed: 'door' },
  'shop/account/peony.webp': {
    subject: 'single',
    species: 'peony',
    palette: 'blush',
    seed: 'door2',
  },
  'shop/account/anemone.webp': {
    subject: 'single',
    species: 'anemone',
    palette: 'ivory',
    seed: 'door',
  },
};
for (const [name, recipe] of Object.entries(pictures))
  await sharp(Buffer.from(module.draw(recipe)))
    .webp({ quality: 84, smartSubsample: true, effort: 6 })
    .toFile(`src/${name}`);

const folder = 'src/public';
const favicon = await readFile(`${folder}/favicon.svg`);
const icons = { 'favicon.png': 48, 'apple-touch-icon.png': 180 };
for (const [name, size] of Object.entries(icons))
  await sharp(favicon, { density: 72 * (size / 32) })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toFile(`${folder}/${name}`);
