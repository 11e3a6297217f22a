// Compares the scripts of the shop built with and without the inspector: what a visitor who does not
// use the inspector pays for it.
import { readFileSync, rmSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/** The most bytes (gzip) that the recorder and its lines in the entry may add to every page. */
const MOST = 1_000;
const FOLDER = '.cache/bench';
/** The most bytes (gzip) that the inspector may add to code that loads without it. */
const MOST_LATER = 100;
/** The hashes in the names of chunks: they differ between builds, and so would the compressed sizes. */
const CHUNK_HASH = /[\w-]{7}(?=\.(?:js|css)\b)/g;
const INSPECTOR = /^_(inspector|stately)\b/;

/** The source texts that are removed for the comparison; each must exist. */
const WITHOUT = {
  'src/app/boot.tsx': [
    [/ {2}if \(new URLSearchParams\([^\n]*'inspect'[\s\S]*?\n {2}\}\n/, ''],
    ['inspect: recorder.observe,', ''],
    ["import { createRecorder } from '../adapters/inspection/recorder.ts';", ''],
    ['createRecorder()', '{ entries: [] }'],
  ],
  'src/app/system/stored/savedRecordings.ts': [
    [/^[\s\S]*$/, 'export const saveRecording = () => {};'],
  ],
};

/** Builds the shop with an empty inspector. */
const withoutInspector = {
  name: 'without-inspector',
  enforce: 'pre',
  load: (id) => (/system\/inspect\.ts/.test(id) ? 'export async function inspect() {}' : null),
};

const withoutRecorder = {
  name: 'without-recorder',
  enforce: 'pre',
  load(id) {
    const path = Object.keys(WITHOUT).find((suffix) => id.endsWith(`/${suffix}`));
    if (!path) return null;
    return WITHOUT[path].reduce(
      (code, [text, instead]) => {
        const changed = code.replace(text, instead);
        if (changed === code) throw new Error(`${path} has no ${text} any more.`);
        return changed;
      },
      readFileSync(id, 'utf8'),
    );
  },
};

/** Builds the shop and adds up its scripts, in bytes of gzip, by when a visitor loads them. */
async function buildShop(name, plugins) {
  const outDir = `${FOLDER}/${name}`;
  await build({
    plugins,
    mode: 'production',
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
  });
  const manifest = JSON.parse(readFileSync(`${outDir}/.vite/manifest.json`, 'utf8'));
  const page = readFileSync(`${outDir}/index.html`, 'utf8');
  const first = new Set();
  const follow = (key) => {
    if (first.has(key)) return;
    first.add(key);
    for (const next of manifest[key].imports ?? []) follow(next);
  };
  for (const key of Object.keys(manifest)) {
    if (page.includes(`"/${manifest[key].file}"`)) follow(key);
  }
  const sums = { 'at once': 0, later: 0, 'with ?inspect': 0 };
  for (const [key, { file }] of Object.entries(manifest)) {
    if (!file.endsWith('.js')) continue;
    const when = first.has(key) ? 'at once' : INSPECTOR.test(key) ? 'with ?inspect' : 'later';
    const code = readFileSync(`${outDir}/${file}`, 'utf8').replaceAll(CHUNK_HASH, '0000000');
    sums[when] += gzipSync(code, { level: 9 }).length;
  }
  return sums;
}

/**
 * Builds the shop with and without recorder and inspector, and prints the sizes of its scripts.
 *
 * @returns whether the limits were kept
 */
export async function recorder() {
  process.env.NODE_ENV = 'production';
  const neither = await buildShop('neither', [withoutInspector, withoutRecorder]);
  const onlyRecorder = await buildShop('recorder', [withoutInspector]);
  const both = await buildShop('both', []);
  rmSync(FOLDER, { recursive: true, force: true });
  console.log(
    'Scripts without inspector and recorder, with the recorder, with both: bytes of gzip',
  );
  console.table({ neither, 'only recorder': onlyRecorder, both });
  const atOnce = both['at once'] - neither['at once'];
  const later = both.later - onlyRecorder.later;
  console.log(
    `Inspector and recorder: ${atOnce} bytes at once (at most ${MOST}); the inspector: ${later} bytes of other code (at most ${MOST_LATER})`,
  );
  return atOnce <= MOST && later <= MOST_LATER;
}

if (process.argv[1]?.endsWith('recorder.mjs')) process.exitCode = (await recorder()) ? 0 : 1;
