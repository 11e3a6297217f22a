// `npm run fonts`: cuts the shop's typefaces down to the characters of nearly every page and writes
// them to src/styles/fonts. src/styles/fonts.css takes other characters from the whole files.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCharCode(0x20 + at)).join(
  '',
);
/** The same characters as in the `unicode-range` of src/styles/fonts.css. */
const CHARACTERS = `${ASCII}\u00a0£©·×é–—‘’“”•…€`;

const FACES = {
  serif: {
    source: 'ibarra-real-nova/files/ibarra-real-nova-latin-wght-normal.woff2',
    axes: {},
  },
  // One weight: a second would not fit the 45 kB of all three.
  serifItalic: {
    source: 'ibarra-real-nova/files/ibarra-real-nova-latin-wght-italic.woff2',
    axes: { wght: 450 },
  },
  sans: {
    source: 'figtree/files/figtree-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
  },
};

mkdirSync('src/styles/fonts', { recursive: true });
for (const [name, { source, axes }] of Object.entries(FACES)) {
  const whole = readFileSync(`node_modules/@fontsource-variable/${source}`);
  const subset = await subsetFont(whole, CHARACTERS, {
    targetFormat: 'woff2',
    variationAxes: axes,
  });
  writeFileSync(`src/styles/fonts/${name}.woff2`, subset);
  console.log(`${name}: ${whole.length} → ${subset.length} bytes`);
}
