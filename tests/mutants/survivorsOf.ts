import { readFileSync } from 'node:fs';
import type { AnyStateMachine } from 'xstate';
import { mutantsOf } from './mutantsOf.ts';
import { type Round, sendToActor } from './stories.ts';

/** Which mutants do nothing otherwise than the machine's written story says. */
export function survivorsOf(machine: AnyStateMachine, rounds: readonly Round[]) {
  const story = readFileSync(`${import.meta.dirname}/stories/${machine.id}.txt`, 'utf8');
  const lines = story.trimEnd().split('\n');
  const mutants = mutantsOf(machine);
  const survivors = mutants.filter((mutant) => isLike(mutant.machine, rounds, lines));
  return { mutants: mutants.length, survivors: survivors.map(({ what }) => what) };
}

/** Whether a machine does exactly what these lines say. */
export function isLike(
  machine: AnyStateMachine,
  rounds: readonly Round[],
  lines: string[],
): boolean {
  let at = 0;
  try {
    for (const round of rounds) {
      for (const line of sendToActor(machine, round)) {
        if (line !== lines[at]) return false;
        at += 1;
      }
    }
  } catch {
    return false;
  }
  return at === lines.length;
}
