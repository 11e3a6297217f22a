// `node tests/run.mjs [run] [arguments of its last step]`: see tests/README.md.
import { mkdirSync, rmSync } from 'node:fs';
import { printFaultTable } from './run/faultTable.mjs';
import { printModelTable } from './run/modelTable.mjs';
import { playwrightResults, printResults, RESULTS, vitestResults } from './run/results.mjs';
import { runStep } from './run/step.mjs';
import { installChromium } from './support/chromium.mjs';

const bin = (name) => `node_modules/.bin/${name}`;

/** A kind of Vitest tests; its results are stored for the summary. */
const vitest = (kind) => ({
  title: `${kind} tests`,
  command: [
    bin('vitest'),
    'run',
    `--project=${kind}*`,
    '--passWithNoTests',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${RESULTS}/${kind}.json`,
  ],
  results: () => vitestResults(kind),
});

const STEPS = {
  // Beside each other, the steps use all cores: each further checker of types repeats work.
  documents: { title: 'types of the documents', command: [bin('gql.tada'), 'generate-output'] },
  types: { title: 'types', command: [bin('tsc'), '-p', '.', '--checkers', '1'] },
  browserTypes: {
    title: 'types without Node',
    command: [bin('tsc'), '-p', 'src', '--checkers', '1'],
  },
  lint: { title: 'lint', command: ['npm', 'run', '--silent', 'lint'] },
  messages: { title: 'messages', command: [process.execPath, 'tests/run/messages.mjs'] },
  sources: vitest('sources'),
  unit: vitest('unit'),
  proof: vitest('proof'),
  platform: vitest('platform'),
  mutants: {
    title: 'a sample of mutants',
    command: [process.execPath, 'tests/mutants/run.mjs', '--sample', '60'],
  },
  build: {
    title: 'build',
    command: [bin('vite'), 'build', '--logLevel', 'warn'],
    env: { NODE_ENV: 'production' },
  },
  rendering: {
    title: 'build of what renders pages',
    command: [bin('vite'), 'build', '--ssr', 'src/server/render/entry.ts', '--logLevel', 'error'],
    env: { NODE_ENV: 'production' },
  },
  bytes: { title: 'bytes', command: [process.execPath, 'tests/run/bytes.mjs'] },
  browser: {
    title: 'browser tests',
    prepare: installChromium,
    command: [bin('playwright'), 'test', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: `${RESULTS}/browser.json` },
    results: playwrightResults,
  },
};

/** The sequence of steps; the steps of an inner list run in parallel. */
const CHECK = [['documents'], ['types', 'lint', 'browserTypes'], ['messages', 'sources']];
const BROWSER = [['build', 'rendering'], ['browser']];
const RUNS = {
  all: [
    ...CHECK,
    ['unit'],
    ['proof'],
    ['mutants'],
    ['platform'],
    ['build', 'rendering'],
    ['bytes'],
    ['browser'],
  ],
  check: CHECK,
  unit: [['unit']],
  proof: [['proof'], ['mutants']],
  platform: [['platform']],
  browser: BROWSER,
};

const [name = 'all', ...more] = process.argv.slice(2);
const run = RUNS[name];
if (!run) throw new Error(`There is no run "${name}": ${Object.keys(RUNS).join(', ')}.`);

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
/** Deletes the files that the tables at the end are printed from. */
const TABLES = ['models', 'mutants', 'walked', 'faults'];
/** Compiled modules: the whole run starts without those of earlier runs. */
const MODULES = 'vitest';
for (const folder of name === 'all' ? [...TABLES, MODULES] : []) {
  rmSync(`.cache/${folder}`, { recursive: true, force: true });
}

const done = [];
const last = STEPS[run.at(-1).at(-1)];
for (const group of run) {
  const steps = group.map((key) => STEPS[key]);
  done.push(
    ...(await Promise.all(
      steps.map((step) =>
        runStep(step, {
          extra: step === last ? more : [],
          // A step that runs alone prints its output live.
          isLive: group.length === 1,
        }),
      ),
    )),
  );
}

if (name === 'all') {
  printModelTable();
  printFaultTable();
}
const failed = printResults(done, { isWhole: more.length === 0 });
console.log(`\nSteps:\n${done.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
