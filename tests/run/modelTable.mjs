import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

const MODELS = '.cache/models';
const WALKED = '.cache/walked';
/** What no browser test has walked, a line each. */
const UNWALKED = '.cache/unwalked.txt';
const MUTANTS = '.cache/mutants';

const filesOf = (folder) =>
  existsSync(folder)
    ? readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
    : [];
const percent = (part, whole) => `${((100 * part) / whole).toFixed(1)} %`;
const sum = (rows, key) => rows.reduce((total, row) => total + row[key], 0);

/**
 * Machine × states × transitions, declared, walked in process and in Chromium, and mutants killed,
 * from what the tests left.
 */
export function printModelTable() {
  const inChromium = new Set(filesOf(WALKED).flatMap((text) => text.split('\n')));
  const mutants = mutantRows();
  const rows = filesOf(MODELS).map((text) => {
    const { declared = [], ...row } = JSON.parse(text);
    const left = declared.filter((key) => !inChromium.has(key));
    const chromium = declared.length - left.length;
    const killed = mutants.find(({ machine }) => machine === row.machine);
    return {
      ...row,
      left,
      chromium,
      killed: killed ? `${killed.noticed} of ${killed.mutants}` : '',
    };
  });
  const table = [
    ['machine', 'states', 'transitions', 'in process', 'in Chromium', 'mutants killed', 'paths'],
    ...rows.map((row) => [
      row.machine,
      row.states,
      row.transitions,
      row.walked,
      row.chromium,
      row.killed,
      row.paths,
    ]),
  ];
  const line = (row) =>
    row
      .map((cell, at) => (at === 0 ? String(cell).padEnd(16) : String(cell).padStart(15)))
      .join('');
  const transitions = sum(rows, 'transitions');
  console.log(`\nThe machines, walked by generated paths\n${table.map(line).join('\n')}`);
  if (rows.length === 0) return;
  writeFileSync(UNWALKED, rows.flatMap(({ left }) => left.map((key) => `${key}\n`)).join(''));
  console.log(
    `${sum(rows, 'walked')} of ${transitions} transitions walked in process (${percent(sum(rows, 'walked'), transitions)}), ${sum(rows, 'chromium')} in Chromium (${percent(sum(rows, 'chromium'), transitions)}); the others are in ${UNWALKED}`,
  );
}

/** Of each machine what was left out of it, and how often a test noticed. */
const mutantRows = () => filesOf(MUTANTS).flatMap((text) => JSON.parse(text).rows);

/** How many of the charts' transitions, guards and actions are missed by a test when left out. */
export function printMutants() {
  const rows = mutantRows();
  if (rows.length === 0) return;
  console.log(
    `Transitions, guards and actions left out one at a time: the tests notice ${sum(rows, 'noticed')} of ${sum(rows, 'mutants')} (${percent(sum(rows, 'noticed'), sum(rows, 'mutants'))})`,
  );
}
