/** What of a transition says where it stands. */
export interface Standing {
  source: { id: string; transitions: Map<string, object[]>; always?: object[] };
  eventType: string;
}

/**
 * A transition by where it stands: the state, the event and its place among that event's. It goes
 * into pages as text, and so leans on nothing outside of itself.
 */
export function transitionKey(transition: Standing): string {
  const { source, eventType } = transition;
  const own = [...source.transitions.values(), source.always ?? []].flat() as Standing[];
  const rank = own.filter((other) => other.eventType === eventType).indexOf(transition);
  return `${source.id} ${eventType || 'always'} #${rank}`;
}
