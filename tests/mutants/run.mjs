// `npm run mutants [-- machine…] [--again] [--sample N] [--seed N]`: mutates each machine, one
// change at a time, and runs its hand-written tests. A surviving mutant fails the run unless
// survivors.json lists it. `--again` repeats only the last survivors.
import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';

const root = join(import.meta.dirname, '../..');
process.chdir(root);
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: 'string' }, seed: { type: 'string' }, again: { type: 'boolean' } },
});
const SURVIVORS = JSON.parse(readFileSync(join(import.meta.dirname, 'survivors.json'), 'utf8'));

/** The results of the last run. */
const ROWS = '.cache/mutants/rows.json';
/** Vitest leaks some memory in each run, so a process ends after this many mutants. */
const MUTANTS_PER_PROCESS = 80;

const { module } = await runnerImport(join(import.meta.dirname, 'list.ts'), {
  root,
  logLevel: 'error',
});
const candidates = module
  .machines()
  .flatMap(({ id, folder, mutations }) =>
    mutations.map((what, index) => ({ machine: id, folder, what, index })),
  );
const mutants = chooseMutants();
const began = performance.now();
const size = Math.min(MUTANTS_PER_PROCESS, Math.ceil(mutants.length / 2));
const queue = Array.from({ length: Math.ceil(mutants.length / size) }, (_, part) =>
  mutants.slice(part * size, (part + 1) * size),
);
const tried = [];
await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, work));
report((performance.now() - began) / 1000);

/** All mutants of the requested machines, or a sample of those that a test should kill. */
function chooseMutants() {
  const asked = candidates.filter(
    ({ machine }) => !positionals.length || positionals.includes(machine),
  );
  if (values.again) return asked.filter(readLastSurvivors());
  if (values.sample === undefined) return asked;
  const seed = Number(values.seed ?? seedOfSources());
  console.log(`A sample of ${values.sample} with --seed ${seed}`);
  const sample = new Set(
    shuffle(
      asked.filter((mutant) => isListed(mutant) && reasonToSurvive(mutant) === undefined),
      seed,
    ).slice(0, Number(values.sample)),
  );
  // Mutants of one machine stay together, so that its tests load once.
  return asked.filter((mutant) => sample.has(mutant));
}

function readLastSurvivors() {
  const { rows } = JSON.parse(readFileSync(ROWS, 'utf8'));
  return ({ machine, what }) =>
    rows.some((row) => row.machine === machine && row.survivors.includes(what));
}

/** A change of a machine or of its tests gives another sample. */
function seedOfSources() {
  const hash = createHash('sha256');
  for (const folder of ['machines', 'tests/machines', 'tests/models']) {
    for (const file of readdirSync(folder, { recursive: true }).toSorted()) {
      if (file.endsWith('.ts')) hash.update(readFileSync(join(folder, file)));
    }
  }
  return (hash.digest().readUInt32BE() % 999_999) + 1;
}

function shuffle(list, seed) {
  let state = seed;
  const random = () => {
    // The generator of Park and Miller.
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  return list
    .map((one) => ({ one, order: random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ one }) => one);
}

/** Gives each part of the list to a new process. */
async function work() {
  for (let part = queue.shift(); part; part = queue.shift()) await tryAll(part);
}

/**
 * Lets a process try the mutants; after an endless loop a new process continues with the next
 * mutant.
 */
async function tryAll(part) {
  const results = await new Promise((resolve, reject) => {
    const done = [];
    let complaint = '';
    const child = fork(join(import.meta.dirname, 'tryMutants.mjs'), { silent: true });
    child.stdout.resume();
    child.stderr.on('data', (text) => {
      complaint = `${complaint}${text}`.slice(-4_000);
    });
    child.on('message', (isKilled) => {
      done.push({ ...part[done.length], isKilled });
    });
    child.on('exit', (code) => {
      if (code === 0) resolve(done);
      else
        reject(
          new Error(
            `The tests of ${part[done.length]?.machine} stop at "${part[done.length]?.what}".\n${complaint}`,
          ),
        );
    });
    child.send(part);
  });
  tried.push(...results);
  if (results.length < part.length) await tryAll(part.slice(results.length));
}

function reasonToSurvive({ machine, what }) {
  return SURVIVORS[machine]?.[what];
}

function isListed({ machine }) {
  return machine in SURVIVORS;
}

function report(seconds) {
  const rows = [...new Set(tried.map(({ machine }) => machine))].sort().map((machine) => {
    const own = tried.filter((mutant) => mutant.machine === machine);
    const survivors = own.filter(({ isKilled }) => !isKilled).map(({ what }) => what);
    return { machine, mutants: own.length, killed: own.length - survivors.length, survivors };
  });
  for (const { machine, mutants, killed, survivors } of rows) {
    const share = `${((100 * killed) / mutants).toFixed(1)} %`;
    console.log(`${machine.padEnd(18)}${`${killed} of ${mutants} killed`.padEnd(22)}${share}`);
    for (const what of survivors) {
      console.log(`  survives: ${what}: ${reasonToSurvive({ machine, what }) ?? 'not listed'}`);
    }
  }
  const killed = rows.reduce((sum, row) => sum + row.killed, 0);
  console.log(`${killed} of ${tried.length} mutants killed in ${Math.round(seconds)} s`);
  mkdirSync(dirname(ROWS), { recursive: true });
  writeFileSync(ROWS, JSON.stringify({ rows, seconds }));
  const wrong = [
    ...tried
      .filter(
        (mutant) => !mutant.isKilled && isListed(mutant) && reasonToSurvive(mutant) === undefined,
      )
      .map(({ machine, what }) => `${machine}: no test notices "${what}"`),
    ...tried
      .filter((mutant) => mutant.isKilled && reasonToSurvive(mutant) !== undefined)
      .map(({ machine, what }) => `${machine}: a test notices "${what}": take it off the list`),
  ];
  for (const line of wrong) console.log(line);
  process.exitCode = wrong.length === 0 ? 0 : 1;
}
