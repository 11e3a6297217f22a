import { test } from '../fixtures.ts';
import { describeStep, stepsOf } from './actions.ts';
import { runWalk, shortestFailure } from './walk.ts';

const SEED = Number(process.env.WALK_SEED ?? 1);
const COUNT = Number(process.env.WALK_STEPS ?? 100);

test(`Walk: ${COUNT} random steps in two tabs under faults break no rule (seed ${SEED})`, async ({
  browser,
  request,
  baseURL,
}) => {
  // The time for all steps, and for the repeated walks that find the shortest failing prefix.
  test.setTimeout(300_000 + COUNT * 3_000);
  const ground = { browser, request, baseURL: baseURL ?? '' };
  const steps = stepsOf(SEED, COUNT);
  const failure = await runWalk(ground, steps);
  if (!failure) return;
  const { after, problem } = await shortestFailure(ground, steps, failure);
  throw new Error(
    [
      `npm run walk -- --seed ${SEED} --steps ${after} breaks a rule: ${problem}`,
      ...steps.slice(0, after).map((step, index) => `${index + 1}. ${describeStep(step)}`),
    ].join('\n'),
  );
});
