import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  initialTransition,
  transition,
} from 'xstate';
import { unprovidedIn } from '../../machines/port.ts';
import type { ModelEvent } from '../support/model.ts';
import { withoutSystemIds } from '../support/withoutSystemIds.ts';

interface Outside {
  /** What its facts answer; those that are not named say no. */
  facts?: Record<string, boolean>;
  input?: unknown;
}

/** Where a machine comes to by hearing these events, one after the other. Nothing is done. */
export function story(
  machine: AnyStateMachine,
  events: readonly ModelEvent[] = [],
  { facts = {}, input }: Outside = {},
): AnyMachineSnapshot {
  const answers = unprovidedIn(machine)
    .filter((name) => name in machine.implementations.guards)
    .map((name) => [name, () => facts[name] ?? false]);
  const provided = withoutSystemIds(machine).provide({
    guards: Object.fromEntries(answers),
    actions: { sendToActor: () => {} },
  } as never);
  const [first] = initialTransition(provided, (input ?? { needs: {} }) as never);
  return events.reduce<AnyMachineSnapshot>((snapshot, event) => {
    const [next] = transition(provided, snapshot, event as never);
    return next as AnyMachineSnapshot;
  }, first as AnyMachineSnapshot);
}

/** An event with what it carries. */
export const eventOf = (type: string, payload: object = {}): ModelEvent => ({ type, ...payload });

/** Why a call failed, as an adapter says it. */
export const refusal = (message: string, reason = 'refused'): Error =>
  Object.assign(new Error(message), { reason });

export const LOST = refusal('fetch failed', 'unreachable');
