import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  initialTransition,
  transition,
} from 'xstate';
import { unprovidedIn } from '../../machines/port.ts';
import type { ModelEvent } from '../support/model.ts';
import { withoutSystemIds } from '../support/withoutSystemIds.ts';

interface StoryOptions {
  /** Results of fact guards by name; false by default. */
  facts?: Record<string, boolean>;
  input?: unknown;
}

/** Computes a machine's snapshot after these events, without running actions or actors. */
export function snapshotAfter(
  machine: AnyStateMachine,
  events: readonly ModelEvent[] = [],
  { facts = {}, input }: StoryOptions = {},
): AnyMachineSnapshot {
  const responses = unprovidedIn(machine)
    .filter((name) => name in machine.implementations.guards)
    .map((name) => [name, () => facts[name] ?? false]);
  const provided = withoutSystemIds(machine).provide({
    guards: Object.fromEntries(responses),
    actions: { sendToActor: () => {} },
  } as never);
  const [first] = initialTransition(provided, (input ?? { needs: {} }) as never);
  return events.reduce<AnyMachineSnapshot>((snapshot, event) => {
    const [next] = transition(provided, snapshot, event as never);
    return next as AnyMachineSnapshot;
  }, first as AnyMachineSnapshot);
}

/** An event with its payload. */
export const eventOf = (type: string, payload: object = {}): ModelEvent => ({ type, ...payload });

/** An error as the adapters throw it. */
export const refusal = (message: string, reason = 'refused'): Error =>
  Object.assign(new Error(message), { reason });

export const LOST_RESPONSE = refusal('fetch failed', 'unreachable');
