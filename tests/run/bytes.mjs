// Byte budgets fail the build (issue: Numbers): all JavaScript of a cold home page, a route's chunk, CSS.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const KB = 1000;
const BUDGET = { home: 150 * KB, route: 30 * KB, css: 15 * KB };
const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'));
const size = (file) => gzipSync(readFileSync(`dist/${file}`), { level: 9 }).length;

/** The files that come with a chunk, less those that are there already. */
function closure(key, seen = new Set(), kind = 'imports') {
  if (seen.has(key) || !manifest[key]) return seen;
  seen.add(key);
  for (const next of manifest[key][kind] ?? []) closure(next, seen, kind);
  return seen;
}
const scripts = (keys) => [
  ...new Set([...keys].map((key) => manifest[key].file).filter((file) => file.endsWith('.js'))),
];
const styles = (keys) => [...new Set([...keys].flatMap((key) => manifest[key].css ?? []))];
const sum = (files) => files.reduce((total, file) => total + size(file), 0);

const entry = Object.keys(manifest).find((key) => manifest[key].isEntry);
const base = closure(entry);
const find = (part) => Object.keys(manifest).filter((key) => key.includes(part));

/** What a cold home page of the seed loads: its page, its content types, the sanitiser and a locale. */
const HOME = ['features/cms/CmsPage', 'content/', 'locales/en_US', 'dompurify', 'src/shop/'];
const home = new Set(base);
for (const part of HOME) for (const key of find(part)) closure(key, home);

const rows = [
  ['entry', sum(scripts(base)), BUDGET.home],
  ['home, cold, all script (upper bound)', sum(scripts(home)), BUDGET.home],
  ['css, all of home', sum(styles(home)), BUDGET.css],
];
for (const key of find('src/features/').filter((key) => manifest[key].isDynamicEntry)) {
  const own = scripts(closure(key)).filter((file) => !scripts(base).includes(file));
  rows.push([`route ${key.split('/').slice(-1)[0]}`, sum(own), BUDGET.route]);
}
let failed = 0;
for (const [what, bytes, most] of rows) {
  const isOver = bytes > most;
  if (isOver) failed += 1;
  console.log(
    `${what.padEnd(44)} ${String((bytes / KB).toFixed(1)).padStart(8)} kB gzip of ${most / KB}${isOver ? '  OVER' : ''}`,
  );
}
process.exitCode = failed ? 1 : 0;
