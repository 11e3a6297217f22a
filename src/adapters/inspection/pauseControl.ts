import type { AnyActorRef } from 'xstate';

type Relay = (source: AnyActorRef | undefined, target: AnyActorRef, event: unknown) => void;

/**
 * Pauses and resumes a whole actor system: while it is paused, events are queued instead of
 * delivered. XState has no such switch, so this replaces the system's internal `_relay`, through
 * which every event passes, including those of invoked actors and timers.
 */
export function createPauseControl(root: AnyActorRef) {
  const system = root.system as unknown as { _relay: Relay };
  const relay = system._relay;
  const waiting: Parameters<Relay>[] = [];
  let isPaused = false;
  system._relay = (...delivery) => {
    if (isPaused) waiting.push(delivery);
    else relay(...delivery);
  };
  return {
    isPaused: () => isPaused,
    pause: () => {
      isPaused = true;
    },
    release: () => {
      isPaused = false;
      const queued = waiting.splice(0);
      const reach = () => (isPaused ? undefined : queued.shift());
      for (let next = reach(); next; next = reach()) relay(...next);
      // The system was paused again meanwhile: the undelivered events precede those queued since.
      waiting.unshift(...queued);
    },
  };
}
