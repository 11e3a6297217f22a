import type { Taken } from './transitionTracker.ts';

/** A transition by where it stands: its state, and its place among that state's own. */
export function placeOf(transition: Taken): string {
  const { id, transitions, always = [] } = transition.source;
  const own: unknown[] = [...[...transitions.values()].flat(), ...always];
  return `${id} ${own.indexOf(transition)}`;
}

export const placesOf = (transitions: readonly Taken[]): ReadonlySet<string> =>
  new Set(transitions.map(placeOf));
