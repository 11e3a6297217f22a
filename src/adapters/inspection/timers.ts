import type { AnyActor } from 'xstate';

/** Due times of a machine's pending delays, in epoch ms, by event type. */
export function dueTimesOf(actor: AnyActor): Map<string, number> {
  const { _scheduledEvents } = actor.system.getSnapshot();
  return new Map(
    Object.values(_scheduledEvents)
      .filter(({ source }) => source === actor)
      .map(({ event, startedAt, delay }) => [event.type, startedAt + delay]),
  );
}
