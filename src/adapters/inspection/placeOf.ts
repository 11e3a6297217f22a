import type { Taken } from './transitionTracker.ts';

/** Identifies a transition as `<state id> <index among the state's transitions>`. */
export function placeOf(transition: Taken): string {
  const { id, transitions, always = [] } = transition.source;
  const own: unknown[] = [...[...transitions.values()].flat(), ...always];
  return `${id} ${own.indexOf(transition)}`;
}

export const placesOf = (transitions: readonly Taken[]): ReadonlySet<string> =>
  new Set(transitions.map(placeOf));
