// A child process of `npm run mutants`: receives mutants and answers, in order, whether a test of
// the machine fails.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createVitest } from 'vitest/node';

/** A test that takes seconds for each mutant; the checkout's tests kill the same mutants. */
const TOO_SLOW = 'oneOrder.test.ts';

/**
 * Tests that take this many times the processor time of the unchanged machine, and a few seconds
 * more, are in an endless loop, which kills the mutant. Other work on the machine does not count.
 */
const ENDLESS = { times: 10, moreMs: 5_000 };
const CHECKED_EVERY_MS = 200;

let isTrying = false;

/** Answers once that the mutant is killed; the parent continues in a new process. */
function endProcess() {
  if (isTrying) process.send(true, () => process.exit(0));
  isTrying = false;
}

// A mutant that loops until the memory is full ends Vitest's worker. That counts as noticed.
process.on('uncaughtException', (error) => {
  if (!isTrying || !error.message.includes('Worker exited')) throw error;
  endProcess();
});

process.once('message', async (mutants) => {
  const vitest = await createVitest('test', {
    config: join(import.meta.dirname, 'vitest.config.ts'),
    watch: false,
  });
  const fail = async (files, mutant) => {
    if (files.length === 0) return false;
    for (const project of vitest.projects) project.provide('mutant', mutant);
    const placeOf = ({ moduleId }) => files.findIndex((file) => moduleId.endsWith(`/${file}`));
    const specifications = (await vitest.globTestSpecifications(files)).toSorted(
      (a, b) => placeOf(a) - placeOf(b),
    );
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
    const asked = new Set(specifications.map(({ moduleId }) => moduleId));
    const own = testModules.filter(({ moduleId }) => asked.has(moduleId));
    return unhandledErrors.length > 0 || own.some((tested) => !tested.ok());
  };
  /** The processor time in which the tests of each folder pass. */
  const sound = new Map();
  for (const { machine, folder, index } of mutants) {
    const files = testsOf(folder);
    if (!sound.has(folder)) {
      const began = processorMs();
      if (await fail(files, undefined)) {
        throw new Error(`The tests of machines/${folder} fail without any change.`);
      }
      sound.set(folder, processorMs() - began);
    }
    isTrying = true;
    const limit = processorMs() + ENDLESS.times * sound.get(folder) + ENDLESS.moreMs;
    const check = setInterval(() => processorMs() > limit && endProcess(), CHECKED_EVERY_MS);
    const isKilled = await fail(ownFirst(files, machine), { machine, index });
    clearInterval(check);
    if (!isTrying) return;
    process.send(isKilled);
    isTrying = false;
  }
  await vitest.close();
  process.exit(0);
});

/** The processor time of this process, with Vitest's worker. */
function processorMs() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** The tests that are named after the machine come first: the first failure ends the run. */
const ownFirst = (files, machine) =>
  files.toSorted((a, b) => Number(isNamed(b, machine)) - Number(isNamed(a, machine)));
const isNamed = (file, machine) => file.startsWith(`tests/machines/${machine}`);

/** The tests that import from the machine's folder. */
function testsOf(folder) {
  const name = folder.endsWith('.ts') ? folder : `${folder}/`;
  return ['machines', 'models']
    .flatMap((kind) => readdirSync(`tests/${kind}`).map((file) => `tests/${kind}/${file}`))
    .filter((file) => file.endsWith('.test.ts') && !file.endsWith(TOO_SLOW))
    .filter((file) => readFileSync(file, 'utf8').includes(`../machines/${name}`));
}
