import type { AnyActorRef } from 'xstate';

type Relay = (source: AnyActorRef | undefined, target: AnyActorRef, event: unknown) => void;

/**
 * Stops a whole actor system and lets it go on: while it is held no machine hears anything, and
 * nothing that is sent meanwhile is lost. XState has no such switch; every event of a system, those
 * of calls and timers too, goes through this one function of it.
 */
export function createHold(root: AnyActorRef) {
  const system = root.system as unknown as { _relay: Relay };
  const relay = system._relay;
  let waiting: Parameters<Relay>[] | null = null;
  system._relay = (...delivery) => {
    if (waiting) waiting.push(delivery);
    else relay(...delivery);
  };
  return {
    isHeld: () => waiting !== null,
    hold: () => {
      waiting ??= [];
    },
    release: () => {
      const held = waiting ?? [];
      waiting = null;
      for (const delivery of held) relay(...delivery);
    },
  };
}
