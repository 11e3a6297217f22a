import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** The folder of the test runners' results. */
export const RESULTS = '.cache/results';

const read = (name) => {
  const path = `${RESULTS}/${name}.json`;
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
};

/** The tests of one Vitest run: file, title, seconds, status, and errors. */
export const vitestResults = (kind) =>
  (read(kind)?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const file = relative('.', name);
    // A file that does not load has no tests: count the file as failed.
    if (assertionResults.length === 0 && status === 'failed') {
      return [{ file, title: 'does not load', seconds: 0, outcome: 'failed', why: [message] }];
    }
    return assertionResults.map((test) => ({
      file,
      title: test.fullName,
      seconds: (test.duration ?? 0) / 1000,
      outcome: ['passed', 'failed'].includes(test.status) ? test.status : 'skipped',
      why: test.failureMessages,
    }));
  });

/** The tests of the Playwright run, in the same shape. */
export const playwrightResults = () => testsBelow(read('browser')?.suites ?? []);

const testsBelow = (suites, titles = []) =>
  suites.flatMap(({ title, file, specs = [], suites: inner = [] }) => {
    const path = title === file ? titles : [...titles, title];
    return [
      ...specs.flatMap((spec) =>
        spec.tests.map(({ projectName, results, status }) => ({
          file: `tests/browser/${spec.file}`,
          title: [...path, spec.title, `(${projectName})`].join(' '),
          seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
          outcome: { expected: 'passed', skipped: 'skipped' }[status] ?? 'failed',
          why: results.flatMap(({ errors }) => errors.map(({ message }) => message)),
        })),
      ),
      ...testsBelow(inner, path),
    ];
  });

const seconds = (number) => `${number.toFixed(1)} s`.padStart(9);

/**
 * Prints the time of each step, the slowest ten tests and the failures.
 *
 * @param {boolean} options.isWhole no test was selected by hand: a skipped test is a failure
 * @returns the number of failed steps
 */
export function printResults(steps, { isWhole }) {
  const tests = steps.flatMap((step) => step.tests);
  const skipped = isWhole ? tests.filter(({ outcome }) => outcome === 'skipped') : [];
  const total = steps.reduce((sum, step) => sum + step.seconds, 0);
  console.log('\nWhere the time went');
  for (const step of steps) {
    const count = step.tests.length > 0 ? `  ${step.tests.length} tests` : '';
    console.log(`${step.title.padEnd(26)}${seconds(step.seconds)}${count}`);
  }
  console.log(`${'sum of the steps'.padEnd(26)}${seconds(total)}`);
  if (tests.length > 0) {
    console.log('\nThe slowest tests');
    const slowest = tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10);
    for (const test of slowest) console.log(`${seconds(test.seconds)}  ${test.file} ${test.title}`);
  }
  const failing = steps.filter(
    (step) => !step.passed || step.tests.some((test) => skipped.includes(test)),
  );
  if (failing.length > 0) console.log('\nWhat failed');
  for (const step of failing) {
    console.log(step.title);
    for (const test of step.tests.filter(({ outcome }) => outcome === 'failed')) {
      console.log(`  ${test.file} ${test.title}\n${test.why.map(shorten).join('\n')}`);
    }
  }
  for (const { file, title } of skipped) console.log(`  skipped: ${file} ${title}`);
  return failing.length;
}

/** The first lines of an error, indented. */
const shorten = (why) =>
  stripVTControlCharacters(why)
    .split('\n')
    .slice(0, 8)
    .map((line) => `    ${line}`)
    .join('\n');
