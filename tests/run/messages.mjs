// Checks that the catalogues contain every text of the source, and that every text is translated.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const CATALOGUES = readdirSync('src/locales', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => `src/locales/${name}/messages.po`);
const run = (...args) =>
  execFileSync(process.execPath, ['node_modules/@lingui/cli/dist/lingui.js', ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
const withoutDate = (text) => text.replace(/^"POT-Creation-Date:.*$/m, '');

const before = CATALOGUES.map((path) => readFileSync(path, 'utf8'));
run('extract', '--clean');
const stale = CATALOGUES.filter(
  (path, index) => withoutDate(readFileSync(path, 'utf8')) !== withoutDate(before[index]),
);
for (const [at, path] of CATALOGUES.entries()) writeFileSync(path, before[at]);
if (stale.length > 0) {
  console.log(`Out of date (run npm run messages): ${stale.join(', ')}`);
  process.exit(1);
}
const empty = before
  .join('\n\n')
  .split('\n\n')
  .filter((entry) => /^msgid "(?!")|^msgid ""\n"/m.test(entry) && /msgstr ""$/m.test(entry.trim()))
  .filter((entry) => !entry.includes('POT-Creation-Date'));
if (empty.length > 0) {
  console.log(`Without a translation:\n${empty.join('\n\n')}`);
  process.exit(1);
}
console.log('All catalogues are complete.');
