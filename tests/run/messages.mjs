// Checks that the catalogues contain every text of the source, and that every text is translated.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const CATALOGUES = ['en_US', 'zh_Hant-HK'].map((locale) => `src/locales/${locale}/messages.po`);
const run = (...args) =>
  execFileSync(process.execPath, ['node_modules/@lingui/cli/dist/lingui.js', ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
const withoutDate = (text) => text.replace(/^"POT-Creation-Date:.*$/m, '');

const before = CATALOGUES.map((path) => readFileSync(path, 'utf8'));
run('extract', '--clean');
const stale = CATALOGUES.filter(
  (path, at) => withoutDate(readFileSync(path, 'utf8')) !== withoutDate(before[at]),
);
for (const [at, path] of CATALOGUES.entries()) writeFileSync(path, before[at]);
if (stale.length > 0) {
  console.log(`Out of date (run npm run messages): ${stale.join(', ')}`);
  process.exit(1);
}
const empty = before
  .slice(1)
  .join('\n\n')
  .split('\n\n')
  .filter((entry) => /^msgid "(?!")|^msgid ""\n"/m.test(entry) && /msgstr ""$/m.test(entry.trim()))
  .filter((entry) => !entry.includes('POT-Creation-Date'));
if (empty.length > 0) {
  console.log(`Without a Chinese text:\n${empty.join('\n\n')}`);
  process.exit(1);
}
console.log('Both catalogues are complete.');
