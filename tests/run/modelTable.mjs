import { existsSync, readdirSync, readFileSync } from 'node:fs';

const FOLDER = '.cache/models';

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
