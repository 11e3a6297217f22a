/** The fields of a transition that identify it. */
export interface DeclaredTransition {
  source: { id: string; transitions: Map<string, object[]>; always?: object[] };
  eventType: string;
}

/**
 * Identifies a transition by its state, event and index among the state's transitions for that
 * event. Browser tests inject this function into pages as text, so it must not use anything outside
 * itself.
 */
export function transitionKey(transition: DeclaredTransition): string {
  const { source, eventType } = transition;
  const own = [...source.transitions.values(), source.always ?? []].flat() as DeclaredTransition[];
  const rank = own.filter((other) => other.eventType === eventType).indexOf(transition);
  return `${source.id} ${eventType || 'always'} #${rank}`;
}
