// Checks byte budgets: all script and style of the cold home page, each route's chunk (gzip), the
// first pages' documents and their largest picture.
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { runnerImport } from 'vite';

const KB = 1000;
const BUDGET = {
  home: 165 * KB,
  route: 30 * KB,
  css: 15 * KB,
  precache: 265 * KB,
  document: 21 * KB,
  picture: 60 * KB,
  fonts: 45 * KB,
};
const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'));
const size = (file) => gzipSync(readFileSync(`dist/${file}`), { level: 9 }).length;

/** A chunk and all its static imports. */
function closure(key, seen = new Set()) {
  if (seen.has(key) || !manifest[key]) return seen;
  seen.add(key);
  for (const next of manifest[key].imports ?? []) closure(next, seen);
  return seen;
}
const filesOf = (keys, pick) => [...new Set([...keys].flatMap((key) => pick(manifest[key]) ?? []))];
const scripts = (keys) => filesOf(keys, ({ file }) => (file.endsWith('.js') ? [file] : []));
const styles = (keys) =>
  filesOf(keys, ({ file, css }) => [...(file.endsWith('.css') ? [file] : []), ...(css ?? [])]);
const sum = (files) => files.reduce((total, file) => total + size(file), 0);

const keys = Object.keys(manifest);
/** The chunks that index.html requests. */
const document = readFileSync('dist/index.html', 'utf8');
const entries = keys.filter((key) => document.includes(`"/${manifest[key].file}"`));
if (!entries.some((key) => key.endsWith('.js'))) throw new Error('index.html asks for no script.');
const base = new Set();
for (const key of entries) closure(key, base);
const rows = [
  ['home, cold: all script', sum(scripts(base)), BUDGET.home],
  ['home, cold: all css', sum(styles(base)), BUDGET.css],
  ['what the worker fetches ahead', sum(fetchedAhead()), BUDGET.precache],
  ['fonts of nearly every page', sumOfFonts(), BUDGET.fonts],
];
for (const key of keys.filter((known) => /^src\/features\/.*Page\.tsx$/.test(known))) {
  const own = scripts(closure(key)).filter((file) => !scripts(base).includes(file));
  rows.push([`route ${key.split('/').at(-1)}`, sum(own), BUDGET.route]);
}
/** The size of the three font subsets; fonts are compressed already. */
function sumOfFonts() {
  const subsets = readdirSync('dist/assets').filter((file) =>
    /^(serif|serifItalic|sans)-/.test(file),
  );
  if (subsets.length !== 3) throw new Error(`Three subsets of fonts expected: ${subsets}`);
  return subsets.reduce((total, file) => total + readFileSync(`dist/assets/${file}`).length, 0);
}
/** The files of the service worker's precache; each must exist. */
function fetchedAhead() {
  const worker = readFileSync('dist/sw.js', 'utf8');
  const files = [...worker.matchAll(/"url":"\/(assets\/[^"]+)"/g)].map(([, file]) => file);
  if (files.length === 0) throw new Error('sw.js fetches nothing ahead.');
  return files;
}
const { module: documents } = await runnerImport('./tests/run/measureDocuments.ts', {
  logLevel: 'error',
});
for (const [page, bytes] of Object.entries(documents.documentSizes)) {
  rows.push([`document of ${page}, Brotli`, bytes, BUDGET.document]);
}
for (const [page, bytes] of Object.entries(documents.pictures)) {
  rows.push([`largest picture of ${page}, phone`, bytes, BUDGET.picture]);
}
let failed = 0;
/**
 * Chunks that import each other run in an undefined order: a function may be called before it
 * exists.
 */
const reached = new Set();
function refuseCycles(key, path = []) {
  if (path.includes(key)) throw new Error(`Chunks in a circle: ${[...path, key].join(' → ')}`);
  if (reached.has(key)) return;
  for (const next of manifest[key].imports ?? []) refuseCycles(next, [...path, key]);
  reached.add(key);
}
for (const key of keys) refuseCycles(key);
for (const [what, bytes, most] of rows) {
  if (bytes > most) failed += 1;
  const verdict = bytes > most ? '  OVER' : '';
  console.log(
    `${what.padEnd(32)} ${(bytes / KB).toFixed(1).padStart(7)} kB of ${most / KB}${verdict}`,
  );
}
process.exitCode = failed ? 1 : 0;
