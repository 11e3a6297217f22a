import { createTestModel } from '@xstate/test';
import type { AnyMachineSnapshot, AnyStateMachine, EventFromLogic } from 'xstate';

/**
 * Paths through a belief that together take every transition of it, the loops as well. A path
 * that is the beginning of another one is left out.
 */
export function everyTransition<Belief extends AnyStateMachine>(
  belief: Belief,
  types: EventFromLogic<Belief>['type'][],
) {
  const events = types.map((type) => ({ type }) as EventFromLogic<Belief>);
  return createTestModel(belief, {
    events: (state) => events.filter((event) => (state as AnyMachineSnapshot).can(event)),
    serializeState: (state, event, previous) => {
      const names = [state, previous].map((one) => (one as AnyMachineSnapshot | undefined)?.value);
      return JSON.stringify([event?.type, names]);
    },
  }).getShortestPaths();
}
