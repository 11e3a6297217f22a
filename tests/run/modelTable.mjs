import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

const MODELS = '.cache/models';
const WALKED = '.cache/walked';
/** What no browser test has walked, a line each; first what a shopper could see of it. */
const UNWALKED = '.cache/unwalked.txt';
const MUTANTS = '.cache/mutants';

const filesOf = (folder) =>
  existsSync(folder)
    ? readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
    : [];
const percent = (part, whole) => `${((100 * part) / whole).toFixed(1)} %`;
const sum = (rows, key) => rows.reduce((total, row) => total + row[key], 0);

/**
 * Machine × states × transitions, declared, walked in process and in Chromium; how many of them a
 * shopper can see, and how many of these are walked in Chromium; and mutants killed: from what the
 * tests left.
 */
export function printModelTable() {
  const inChromium = new Set(filesOf(WALKED).flatMap((text) => text.split('\n')));
  const mutants = mutantRows();
  const rows = filesOf(MODELS).map((text) => {
    const { declared = [], visible = [], ...row } = JSON.parse(text);
    const left = declared.filter((key) => !inChromium.has(key));
    const unseen = visible.filter((key) => !inChromium.has(key));
    const killed = mutants.find(({ machine }) => machine === row.machine);
    return {
      ...row,
      left,
      unseen,
      chromium: declared.length - left.length,
      visible: visible.length,
      seen: visible.length - unseen.length,
      killed: killed ? `${killed.noticed} of ${killed.mutants}` : '',
    };
  });
  const table = [
    [
      'machine',
      'states',
      'transitions',
      'in process',
      'in Chromium',
      'visible',
      'in Chromium',
      'mutants killed',
      'paths',
    ],
    ...rows.map((row) => [
      row.machine,
      row.states,
      row.transitions,
      row.walked,
      row.chromium,
      row.visible,
      row.seen,
      row.killed,
      row.paths,
    ]),
  ];
  const line = (row) =>
    row
      .map((cell, at) => (at === 0 ? String(cell).padEnd(16) : String(cell).padStart(14)))
      .join('');
  console.log(`\nThe machines, walked by generated paths\n${table.map(line).join('\n')}`);
  if (rows.length === 0) return;
  const unseen = new Set(rows.flatMap((row) => row.unseen));
  const left = rows.flatMap((row) => row.left).sort((a, b) => unseen.has(b) - unseen.has(a));
  const lines = left.map((key) => `${unseen.has(key) ? 'visible' : '       '} ${key}\n`);
  writeFileSync(UNWALKED, lines.join(''));
  const share = (key, whole) =>
    `${sum(rows, key)} of ${sum(rows, whole)} (${percent(sum(rows, key), sum(rows, whole))})`;
  console.log(
    `Transitions walked in process: ${share('walked', 'transitions')}; of those that a shopper can see, in Chromium: ${share('seen', 'visible')}; of all: ${share('chromium', 'transitions')}. The others are in ${UNWALKED}. What a shopper can see: tests/support/noticing.ts.`,
  );
  for (const key of unseen) console.log(`Seen by shoppers, and walked by no browser test: ${key}`);
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
