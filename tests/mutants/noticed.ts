import { mkdirSync, writeFileSync } from 'node:fs';
import { expect } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { alone, mutantsOf } from './mutantsOf.ts';
import { type Round, sendToActor } from './stories.ts';
import { isLike } from './survivorsOf.ts';

/** Machines with rounds of their own in charts.test.ts. */
const TOLD_APART = [
  'cart',
  'cartAdoption',
  'cartOperation',
  'checkout',
  'placeOrder',
  'verifyOrder',
];
/** In how many situations each state is looked at. */
const MOST = 4;

type Walked = Partial<Pick<Round, 'facets'>> & Pick<Round, 'events' | 'facts' | 'input'>;

/**
 * The story of a machine that is walked, kept as it is in stories/ (`vitest run tests/models -u`
 * writes it), and how many of its transitions, guards and actions cannot be left out unnoticed.
 */
export async function noticeMutants(machine: AnyStateMachine, walked: Walked[]): Promise<void> {
  if (TOLD_APART.includes(machine.id)) return;
  const rounds = walked.map(({ facets = () => null, events, facts, input }, at) => ({
    name: `round ${at + 1}`,
    events,
    facts,
    input,
    facets,
    most: MOST,
  })) as Round[];
  const lines = rounds.flatMap((round) => [...sendToActor(alone(machine), round)]);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(
    `${import.meta.dirname}/stories/${machine.id}.txt`,
  );
  const mutants = mutantsOf(machine);
  const survivors = mutants.filter((mutant) => isLike(mutant.machine, rounds, lines));
  mkdirSync('.cache/mutants', { recursive: true });
  writeFileSync(
    `.cache/mutants/${machine.id}.json`,
    JSON.stringify({
      rows: [
        {
          machine: machine.id,
          mutants: mutants.length,
          noticed: mutants.length - survivors.length,
          survivors: survivors.map(({ what }) => what),
        },
      ],
      seconds: 0,
    }),
  );
}
