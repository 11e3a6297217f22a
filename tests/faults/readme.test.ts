import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { everyRow } from './everyRow.ts';
import { FAULTS } from './faults.ts';
import { expectedMark } from './row.ts';

const README = join(import.meta.dirname, '../README.md');
const SECTION = /(## What happens when requests fail\n[\s\S]*?)(\|[\s\S]*?\|\n)(\n|$)/;

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`;

/** The operations by how they end under each fault, the most frequent pattern first. */
function patterns(): [marks: string[], operations: string[]][] {
  const operationsOf = new Map<string, string[]>();
  for (const row of everyRow) {
    const marks = FAULTS.map((fault) => expectedMark(row, fault)).join();
    operationsOf.set(marks, [...(operationsOf.get(marks) ?? []), `\`${row.operation}\``]);
  }
  return [...operationsOf]
    .map(([marks, operations]): [string[], string[]] => [marks.split(','), operations])
    .sort(([, some], [, others]) => others.length - some.length);
}

const table = () =>
  [
    line([...FAULTS, 'operations']),
    line([...FAULTS, 'operations'].map(() => '---')),
    ...patterns().map(([marks, operations]) => line([...marks, operations.join(', ')])),
  ].join('');

it('Fault table: the README of the tests shows each operation under its pattern', async () => {
  const readme = readFileSync(README, 'utf8');
  expect(readme).toMatch(SECTION);
  const updated = readme.replace(
    SECTION,
    (_, head: string, __, end: string) => head + table() + end,
  );
  await expect(updated).toMatchFileSnapshot(README);
});

it('Fault table: has 99 operations in 15 patterns', () => {
  expect(patterns()).toHaveLength(15);
  expect(patterns().flatMap(([, operations]) => operations)).toHaveLength(99);
});
