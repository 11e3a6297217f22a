import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  fromPromise,
  SimulatedClock,
  type SnapshotFrom,
} from 'xstate';
import { unprovidedIn } from '../../machines/port.ts';

/** An event with its payload. */
export type TestEvent = { type: string; [key: string]: unknown };

interface TestOptions {
  /** Results of the provided guards by name, false by default. A test may change them later. */
  facts?: Record<string, boolean>;
  input?: unknown;
}

/**
 * Starts a machine alone, for a test of one of its rules. It logs what the machine does, in order:
 * "call readCustomer" for an invoked actor, which the test settles by done() or failed();
 * "forgetToken" for an action; "cart ← cart.signedOut" for an event to another machine.
 */
export function standAlone<Machine extends AnyStateMachine>(
  machine: Machine,
  { facts = {}, input }: TestOptions = {},
) {
  const log: string[] = [];
  const inputs = new Map<string, unknown>();
  const clock = new SimulatedClock();
  const { actors } = machine.implementations;
  const call = fromPromise<unknown, unknown>(({ input, self: { id } }) => {
    log.push(`call ${id}`);
    inputs.set(id, input);
    return new Promise(() => {});
  });
  const logMessage = (_: unknown, { to, event }: { to: string; event: TestEvent }) => {
    log.push(`${to} ← ${event.type}`);
    inputs.set(event.type, event);
  };
  const start = (_: unknown, { names }: { names: string[] }) => {
    log.push(`start ${names.join(', ')}`);
  };
  /** Creates stand-ins for the actions or guards that the wiring would provide. */
  const outsideOf = (kind: 'actions' | 'guards', stand: (name: string) => unknown) => {
    const implementations = { [kind]: machine.implementations[kind] };
    const names = unprovidedIn({ implementations } as unknown as AnyStateMachine);
    return Object.fromEntries(names.map((name) => [name, stand(name)]));
  };
  const actor = createActor(
    machine.provide({
      actors: Object.fromEntries(Object.keys(actors).map((name) => [name, call])),
      actions: {
        ...outsideOf('actions', (name) => (_: unknown, params: unknown) => {
          log.push(name);
          inputs.set(name, params);
        }),
        sendToActor: logMessage,
        notifyActor: logMessage,
        startActors: start,
      },
      guards: outsideOf('guards', (name) => () => facts[name] ?? false),
    } as never) as AnyStateMachine,
    { clock, input: input as never },
  );
  const snapshot = () => actor.getSnapshot() as AnyMachineSnapshot;
  actor.start();
  return {
    /** The log since the last call. */
    calls: () => log.splice(0),
    /** The last input, parameters or event of an invoked actor, action or message. */
    inputOf: (name: string) => inputs.get(name) as never,
    /** Sends events in order. */
    send: (...events: readonly TestEvent[]) => {
      for (const event of events) actor.send(event as never);
    },
    /** Advances the machine's clock. */
    pass: (ms: number) => clock.increment(ms),
    is: (tag: string) => snapshot().hasTag(tag),
    matches: (state: unknown) => snapshot().matches(state as never),
    value: () => snapshot().value,
    context: () => snapshot().context as SnapshotFrom<Machine>['context'],
    output: () => snapshot().output as unknown,
  };
}
