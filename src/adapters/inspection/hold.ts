import type { AnyActorRef } from 'xstate';

type Relay = (source: AnyActorRef | undefined, target: AnyActorRef, event: unknown) => void;

/**
 * Pauses and resumes a whole actor system: while it is paused, events are queued instead of
 * delivered. XState has no such switch, so this replaces the system's internal `_relay`, through
 * which every event passes, including those of invoked actors and timers.
 */
export function createHold(root: AnyActorRef) {
  const system = root.system as unknown as { _relay: Relay };
  const relay = system._relay;
  const waiting: Parameters<Relay>[] = [];
  let isHeld = false;
  system._relay = (...delivery) => {
    if (isHeld) waiting.push(delivery);
    else relay(...delivery);
  };
  return {
    isHeld: () => isHeld,
    hold: () => {
      isHeld = true;
    },
    release: () => {
      isHeld = false;
      const held = waiting.splice(0);
      const reach = () => (isHeld ? undefined : held.shift());
      for (let next = reach(); next; next = reach()) relay(...next);
      // The system was paused again meanwhile: the undelivered events precede those queued since.
      waiting.unshift(...held);
    },
  };
}
