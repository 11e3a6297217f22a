import { existsSync, readdirSync, readFileSync } from 'node:fs';

const FOLDER = '.cache/models';
const MUTANTS = '.cache/mutants/charts.json';

/** Machine × states × transitions declared and walked, from what the model tests left. */
export function printModelTable() {
  const rows = existsSync(FOLDER)
    ? readdirSync(FOLDER).map((file) => JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')))
    : [];
  const cells = (row) => [row.machine, row.states, row.transitions, row.walked, row.paths];
  const table = [['machine', 'states', 'transitions', 'walked', 'paths'], ...rows.map(cells)];
  const line = (row) =>
    row
      .map((cell, at) => (at === 0 ? String(cell).padEnd(16) : String(cell).padStart(13)))
      .join('');
  console.log(`\nThe machines, walked by generated paths\n${table.map(line).join('\n')}`);
}

/** How many of the charts' transitions, guards and actions are missed by a test when left out. */
export function printMutants() {
  if (!existsSync(MUTANTS)) return;
  const { rows, seconds } = JSON.parse(readFileSync(MUTANTS, 'utf8'));
  const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
  const share = (100 * sum('noticed')) / sum('mutants');
  console.log(
    `\nTransitions, guards and actions left out one at a time: the tests notice ${sum('noticed')} of ${sum('mutants')} (${share.toFixed(1)} %), in ${seconds} s`,
  );
  for (const { machine, mutants, noticed } of rows) {
    console.log(`${machine.padEnd(16)}${`${noticed} of ${mutants}`.padStart(13)}`);
  }
}
