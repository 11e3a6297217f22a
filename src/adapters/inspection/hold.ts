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
      // Held again on the way: what is left was sent before what waits since.
      waiting.unshift(...held);
    },
  };
}
