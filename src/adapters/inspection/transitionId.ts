import type { TakenTransition } from './transitionTracker.ts';

/** Identifies a transition as `<state id> <index among the state's transitions>`. */
function transitionId(transition: TakenTransition): string {
  const { id, transitions, always = [] } = transition.source;
  const own: unknown[] = [...[...transitions.values()].flat(), ...always];
  return `${id} ${own.indexOf(transition)}`;
}

/** The ids of the transitions that one event took, each as `<state id> <index>`. */
export const transitionIds = (transitions: readonly TakenTransition[]): ReadonlySet<string> =>
  new Set(transitions.map(transitionId));
