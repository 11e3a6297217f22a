import type { AnyActor } from 'xstate';

/** When each delay that runs in a machine is over, epoch ms, by its event. */
export function duesOf(actor: AnyActor): Map<string, number> {
  const { _scheduledEvents } = actor.system.getSnapshot();
  return new Map(
    Object.values(_scheduledEvents)
      .filter(({ source }) => source === actor)
      .map(({ event, startedAt, delay }) => [event.type, startedAt + delay]),
  );
}
