import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  fromPromise,
  SimulatedClock,
  type SnapshotFrom,
} from 'xstate';
import { unprovidedIn } from '../../machines/port.ts';

/** An event with what it carries. */
export type Told = { type: string; [key: string]: unknown };

interface Outside {
  /** What only the outside knows; whatever is not named is not so. A test may change it later. */
  facts?: Record<string, boolean>;
  input?: unknown;
}

/**
 * A machine on its own, for tests that name one of its rules. Whatever it asks of the world is
 * written to `log`, in order: "call readCustomer" where it waits for an answer, which the test sends
 * by done() or failed(); "forgetToken" where it has something done; "cart ← cart.signedOut" where
 * it tells another machine.
 */
export function standAlone<Machine extends AnyStateMachine>(
  machine: Machine,
  { facts = {}, input }: Outside = {},
) {
  const log: string[] = [];
  const given = new Map<string, unknown>();
  const clock = new SimulatedClock();
  const { actors } = machine.implementations;
  const call = fromPromise<unknown, unknown>(({ input, self: { id } }) => {
    log.push(`call ${id}`);
    given.set(id, input);
    return new Promise(() => {});
  });
  const tell = (_: unknown, { to, event }: { to: string; event: Told }) => {
    log.push(`${to} ← ${event.type}`);
    given.set(event.type, event);
  };
  const start = (_: unknown, { names }: { names: string[] }) => {
    log.push(`start ${names.join(', ')}`);
  };
  /** Of one kind of implementation what the wiring provides. */
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
          given.set(name, params);
        }),
        sendToActor: tell,
        notifyActor: tell,
        startActors: start,
      },
      guards: outsideOf('guards', (name) => () => facts[name] ?? false),
    } as never) as AnyStateMachine,
    { clock, input: input as never },
  );
  const snapshot = () => actor.getSnapshot() as AnyMachineSnapshot;
  actor.start();
  return {
    /** What it asked for since this was last read. */
    asked: () => log.splice(0),
    /** With what a call, an effect or a message went out last. */
    given: (name: string) => given.get(name) as never,
    /** Sends events, one after the other. */
    send: (...events: readonly Told[]) => {
      for (const event of events) actor.send(event as never);
    },
    /** Moves its clock. */
    pass: (ms: number) => clock.increment(ms),
    is: (tag: string) => snapshot().hasTag(tag),
    matches: (state: unknown) => snapshot().matches(state as never),
    value: () => snapshot().value,
    context: () => snapshot().context as SnapshotFrom<Machine>['context'],
    output: () => snapshot().output as unknown,
  };
}
