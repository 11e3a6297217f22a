// `npm run mutants [-- machine…] [--sample N] [--seed N]`: changes each machine by program, one
// thing at a time, and runs the hand-written tests of that machine. A change that no test notices
// survives; it is named.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';
import { createVitest } from 'vitest/node';

const root = join(import.meta.dirname, '../..');
process.chdir(root);
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: 'string' }, seed: { type: 'string', default: '1' } },
});

const { module } = await runnerImport(join(import.meta.dirname, 'list.ts'), {
  root,
  logLevel: 'error',
});
const machines = module
  .machines()
  .filter(({ id }) => positionals.length === 0 || positionals.includes(id));
const mutants = sampled(
  machines.flatMap(({ id, folder, mutations }) =>
    mutations.map((what, index) => ({ id, folder, what, index })),
  ),
);

const vitest = await createVitest('test', {
  config: join(import.meta.dirname, 'vitest.config.ts'),
  watch: false,
});
const began = performance.now();
const rows = new Map();
for (const { id, folder, what, index } of mutants) {
  const row = rows.get(id) ?? { machine: id, mutants: 0, killed: 0, survivors: [] };
  rows.set(id, row);
  row.mutants += 1;
  if (await isKilled({ machine: id, index }, folder)) row.killed += 1;
  else row.survivors.push(what);
}
await vitest.close();
report([...rows.values()], (performance.now() - began) / 1000);

/** Whether a test of the machine fails with this change. */
async function isKilled(mutant, folder) {
  vitest.projects.forEach((project) => void project.provide('mutant', mutant));
  const files = testsOf(folder);
  if (files.length === 0) return false;
  const specifications = await vitest.globTestSpecifications(files);
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  return unhandledErrors.length > 0 || testModules.some((tested) => !tested.ok());
}

/** The tests that import a machine of this folder, and so know it by name. */
function testsOf(folder) {
  const name = folder.endsWith('.ts') ? folder : `${folder}/`;
  return ['machines', 'models']
    .flatMap((kind) => readdirSync(`tests/${kind}`).map((file) => `tests/${kind}/${file}`))
    .filter((file) => file.endsWith('.test.ts'))
    .filter((file) => readFileSync(file, 'utf8').includes(`../machines/${name}`));
}

/** All of them, or as many as asked for, chosen by the seed. */
function sampled(all) {
  if (values.sample === undefined) return all;
  let state = Number(values.seed);
  const random = () => {
    // The generator of Park and Miller.
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  return all
    .map((mutant) => ({ mutant, order: random() }))
    .sort((one, other) => one.order - other.order)
    .slice(0, Number(values.sample))
    .map(({ mutant }) => mutant);
}

function report(rows, seconds) {
  for (const { machine, mutants, killed, survivors } of rows) {
    console.log(`${machine.padEnd(18)} ${killed} of ${mutants} killed`);
    for (const what of survivors) console.log(`  survives: ${what}`);
  }
  const all = rows.reduce((sum, { mutants }) => sum + mutants, 0);
  const killed = rows.reduce((sum, row) => sum + row.killed, 0);
  console.log(`${killed} of ${all} mutants killed in ${Math.round(seconds)} s`);
  mkdirSync('.cache/mutants', { recursive: true });
  writeFileSync('.cache/mutants/rows.json', JSON.stringify({ rows, seconds }));
}
