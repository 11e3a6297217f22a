import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { everyRow } from './everyRow.ts';
import { FAULTS } from './faults.ts';
import { expectedMark } from './row.ts';

const README = join(import.meta.dirname, '../../README.md');
const SECTION = /(## What happens when the wire misbehaves\n[\s\S]*?)(\|[\s\S]*?\|\n)(\n|$)/;

const line = (cells: string[]) => `| ${cells.join(' | ')} |\n`;
const table = () =>
  [
    line(['operation', ...FAULTS]),
    line(['---', ...FAULTS.map(() => '---')]),
    ...everyRow.map((row) =>
      line([`\`${row.operation}\``, ...FAULTS.map((fault) => expectedMark(row, fault))]),
    ),
  ].join('');

// Out of date? node_modules/.bin/vitest run tests/faults/readme.test.ts -u writes it.
it('the README keeps the fault table as it is', async () => {
  const readme = readFileSync(README, 'utf8');
  expect(readme).toMatch(SECTION);
  const kept = readme.replace(SECTION, (_, head: string, __, end: string) => head + table() + end);
  await expect(kept).toMatchFileSnapshot(README);
});
