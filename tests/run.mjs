// `npm test`: types, lint, messages, unit and model tests, the build with its byte budgets, browser tests.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { printFaultTable } from './run/faultTable.mjs';
import { printModelTable, printMutants } from './run/modelTable.mjs';
import { installChromium } from './support/chromium.mjs';

const bin = (name) => `node_modules/.bin/${name}`;
const only = process.argv[2];
let passed = 0;
let failed = 0;
/** The failed steps with their failing tests: said once more at the very end. */
const whatFailed = [];

/** The lines that name a failing test or say what it expected, without colours. */
const linesOfFailures = (output) =>
  stripVTControlCharacters(output)
    .split('\n')
    .filter((line) =>
      /^ *(FAIL|This error |\d+\) |\w*Error\b|Expected|Received|Locator|>? *\d+ \| )/.test(line),
    )
    .slice(0, 80);

/** Runs one step and says how it went; a failing one does not keep the others from running. */
function step(title, command, args, env = {}) {
  if (only && !title.startsWith(only)) return Promise.resolve();
  return new Promise((resolve) => {
    const started = performance.now();
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    const output = [];
    child.stdout.on('data', (chunk) => output.push(chunk));
    child.stderr.on('data', (chunk) => output.push(chunk));
    child.on('close', (code) => {
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      process.stdout.write(`\n── ${title}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds} s\n`);
      process.stdout.write(Buffer.concat(output));
      if (code === 0) {
        passed += 1;
      } else {
        failed += 1;
        whatFailed.push(title, ...linesOfFailures(Buffer.concat(output).toString()));
      }
      resolve();
    });
  });
}

for (const left of ['models', 'mutants', 'walked']) {
  rmSync(`.cache/${left}`, { recursive: true, force: true });
}
rmSync('.cache/faults', { recursive: true, force: true });
await step('types of the documents', bin('gql.tada'), ['generate-output']);
await Promise.all([
  step('types', bin('tsc'), ['--noEmit', '-p', '.']),
  step('lint', bin('biome'), ['check', '--error-on-warnings']).then(() =>
    step('messages', process.execPath, ['tests/run/messages.mjs']),
  ),
]);
await step('unit and model tests', bin('vitest'), ['run', '--reporter=dot']);
await step('build', bin('vite'), ['build', '--logLevel', 'warn'], { NODE_ENV: 'production' });
await step('bytes', process.execPath, ['tests/run/bytes.mjs']);
if (!only || 'browser tests'.startsWith(only)) installChromium();
await step('browser tests', bin('playwright'), ['test']);

printModelTable();
printMutants();
printFaultTable();
if (failed > 0) console.log(`\nWhat failed:\n${whatFailed.join('\n')}`);
console.log(`\nSteps:\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
