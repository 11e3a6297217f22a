import {
  type ActorScope,
  type AnyActor,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
} from 'xstate';

export type Effect = { type: string; params?: unknown };

/**
 * XState's transition() with one idle actor for all steps, where that makes one for each: half the
 * time of a walk goes into these.
 */
export function stepper(machine: AnyStateMachine) {
  let effects: Effect[] = [];
  const self: AnyActor = createActor(machine);
  const scope = {
    self,
    system: self.system,
    id: '',
    sessionId: '',
    logger: () => {},
    defer: () => {},
    stopChild: () => {},
    emit: () => {},
    actionExecutor: (effect: Effect) => effects.push(effect),
  } as unknown as ActorScope<AnyMachineSnapshot, never>;
  return (snapshot: AnyMachineSnapshot, event: unknown): [AnyMachineSnapshot, Effect[]] => {
    effects = [];
    return [machine.transition(snapshot, event as never, scope as never), effects];
  };
}
