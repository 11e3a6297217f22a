import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

const MODELS = '.cache/models';
const WALKED = '.cache/walked';
/** Lists, one per line, the states and transitions that no browser test has walked. */
const UNWALKED = '.cache/unwalked.txt';
const MUTANTS = '.cache/mutants/rows.json';

const filesOf = (folder) =>
  existsSync(folder)
    ? readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
    : [];
const percent = (part, whole) => `${((100 * part) / whole).toFixed(1)} %`;
const sum = (rows, key) => rows.reduce((total, row) => total + row[key], 0);

/**
 * Prints for each machine its states and transitions (declared, walked in process, walked in
 * Chromium) and its killed mutants, from the files that the tests write.
 */
export function printModelTable() {
  const inChromium = new Set(filesOf(WALKED).flatMap((text) => text.split('\n')));
  const mutants = mutantRows();
  const rows = filesOf(MODELS).map((text) => {
    const { declared = [], ...row } = JSON.parse(text);
    const left = declared.filter((key) => !inChromium.has(key));
    const tried = mutants.find(({ machine }) => machine === row.machine);
    return {
      ...row,
      left,
      chromium: declared.length - left.length,
      killed: tried ? `${tried.killed} of ${tried.mutants}` : '',
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
      .map((cell, index) => (index === 0 ? String(cell).padEnd(16) : String(cell).padStart(14)))
      .join('');
  console.log(`\nThe machines, walked by generated paths\n${table.map(line).join('\n')}`);
  if (rows.length === 0) return;
  writeFileSync(UNWALKED, rows.flatMap((row) => row.left.map((key) => `${key}\n`)).join(''));
  const share = (key) =>
    `${sum(rows, key)} of ${sum(rows, 'transitions')} (${percent(sum(rows, key), sum(rows, 'transitions'))})`;
  console.log(
    `Transitions walked in process: ${share('walked')}; in Chromium: ${share('chromium')}. The others are in ${UNWALKED}.`,
  );
}

/** The number of tried and of killed mutants of each machine. */
const mutantRows = () =>
  existsSync(MUTANTS) ? JSON.parse(readFileSync(MUTANTS, 'utf8')).rows : [];
