import { test } from '../fixtures.ts';
import { describeStep, stepsOf } from './deeds.ts';
import { shortest, walks } from './walk.ts';

const SEED = Number(process.env.WALK_SEED ?? 1);
const COUNT = Number(process.env.WALK_STEPS ?? 100);

test(`Walk: ${COUNT} random steps in two tabs under faults break no promise (seed ${SEED})`, async ({
  browser,
  request,
  baseURL,
}) => {
  // One test in the place of a hundred; finding the shortest way to a fault walks again and again.
  test.setTimeout(300_000 + COUNT * 3_000);
  const ground = { browser, request, baseURL: baseURL ?? '' };
  const steps = stepsOf(SEED, COUNT);
  const broken = await walks(ground, steps);
  if (!broken) return;
  const { after, problem: what } = await shortest(ground, steps, broken);
  throw new Error(
    [
      `npm run walk -- --seed ${SEED} --steps ${after} breaks a promise: ${what}`,
      ...steps.slice(0, after).map((step, at) => `${at + 1}. ${describeStep(step)}`),
    ].join('\n'),
  );
});
