import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { machines } from '../mutants/list.ts';

const README = 'tests/README.md';
const LISTED: Record<string, Record<string, string>> = JSON.parse(
  readFileSync('tests/mutants/survivors.json', 'utf8'),
);

const listedMachines = machines()
  .filter(({ id }) => id in LISTED)
  .map(({ id, mutations }) => ({ id, mutations, listed: Object.keys(LISTED[id] ?? {}) }));

it('Mutants: each listed survivor is a change of its machine', () => {
  const missing = listedMachines.flatMap(({ id, mutations, listed }) =>
    listed
      .filter((mutation) => !mutations.includes(mutation))
      .map((mutation) => `${id}: ${mutation}`),
  );
  expect(missing).toEqual([]);
});

it('README of the tests: states for each judged machine how many of its mutants a test notices (npm run charts)', async () => {
  const scores = listedMachines.map(({ id, mutations: { length }, listed }) => {
    const noticed = length - listed.length;
    return `| \`${id}\` | ${noticed} of ${length} | ${Math.round((100 * noticed) / length)} % |`;
  });
  const table = ['| machine | changes that a test notices | |', '| --- | --- | --- |', ...scores];
  const readme = readFileSync(README, 'utf8');
  const pattern = /\| machine \| changes that a test notices \|(?:.*\n\|)*.*\n/;
  expect(readme).toMatch(pattern);
  await expect(readme.replace(pattern, () => `${table.join('\n')}\n`)).toMatchFileSnapshot(
    `../../${README}`,
  );
});
