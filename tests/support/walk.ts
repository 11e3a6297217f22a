import { mkdirSync, writeFileSync } from 'node:fs';
import { expect } from 'vitest';
import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  createActor,
  fromPromise,
  type InputFrom,
  type InspectionEvent,
  type SnapshotFrom,
} from 'xstate';
import { type ModelEvent, modelOf } from './model.ts';
import { replayChecker } from './replayChecker.ts';
import { transitionKey } from './transitionKey.ts';
import { withoutSystemIds } from './withoutSystemIds.ts';

interface Options<M extends AnyStateMachine> {
  /**
   * All events from outside, one per class of payload, and those of done(), failed() and elapsed().
   */
  events: readonly ModelEvent[];
  /** The part of the context that distinguishes states. */
  facets?: (context: SnapshotFrom<M>['context']) => unknown;
  /** Results of the fact guards for this walk. */
  facts?: Record<string, () => boolean>;
  input?: InputFrom<M>;
  limit?: number;
}

type SettlePromise = { resolve: (value: unknown) => void; reject: (error: unknown) => void };

/**
 * Runs every generated path on the real machine, including invoked actors and delays, which the
 * walk settles and fires itself. Asserts after each step that the machine is in the model's state.
 *
 * @returns how many states and transitions the machine declares, how many paths were walked, and
 *   which declared states and transitions no path covered
 */
export async function walk<M extends AnyStateMachine>(machine: M, ...rounds: Options<M>[]) {
  const running = new Map<string, SettlePromise>();
  const walked = new Set<object>();
  const visited = new Set<string>();
  const reached = new Set<string>();
  const unprovided = withoutSystemIds(machine);
  const recorded = replayChecker(unprovided);
  let paths = 0;
  for (const options of rounds) {
    const provided = unprovided.provide({
      actors: Object.fromEntries(
        Object.keys(machine.implementations.actors).map((src) => [src, manualPromise(running)]),
      ),
      actions: withoutEffects(machine),
      guards: options.facts ?? {},
    } as never);
    const model = modelOf(provided, { cover: 'transitions', ...options } as never);
    for (const path of model.getShortestPaths()) {
      paths += 1;
      running.clear();
      const clock = manualClock();
      recorded.begin();
      const actor = createActor(provided, {
        clock,
        ...(options.input === undefined ? {} : { input: options.input }),
        inspect: (event: InspectionEvent) => {
          recorded.observe(event);
          if (event.type !== '@xstate.microstep' || event.rootId !== event.actorRef.sessionId)
            return;
          const { _transitions } = event as unknown as { _transitions: object[] };
          for (const transition of _transitions) {
            walked.add(transition);
            markVisited(transition as Transition, visited);
          }
        },
      } as never);
      actor.start();
      const markActiveStates = () => {
        const nodes = (actor.getSnapshot() as AnyMachineSnapshot)._nodes as AnyStateNode[];
        for (const { id } of nodes) visited.add(id);
      };
      markActiveStates();
      for (const { event, state } of path.steps.slice(1)) {
        await perform(event as ModelEvent, actor, clock, running);
        markActiveStates();
        const now = actor.getSnapshot() as AnyMachineSnapshot;
        expect(now.value, `after ${event.type} of ${path.description}`).toEqual(state.value);
        if (options.facets) {
          expect(options.facets(now.context)).toEqual(options.facets(state.context as never));
        }
      }
      expectForbiddenIgnored(actor as never, options.events);
      markActiveStates();
      recorded.expectIt(path.description);
      actor.stop();
    }
    for (const transition of walked) reached.add(transitionKey(transition as never));
    walked.clear();
  }
  const transitions = transitionsOf(machine.root as AnyStateNode).map((one) =>
    transitionKey(one as never),
  );
  const states = statesOf(machine.root as AnyStateNode).map(({ id }) => id);
  const result = {
    states: states.length,
    transitions: transitions.length,
    paths,
    missedStates: states.filter((id) => !visited.has(id)),
    missed: transitions.filter((key) => !reached.has(key)),
  };
  report(machine.id, result, transitions);
  return result;
}

interface Transition {
  source: AnyStateNode;
  eventType: string;
  target?: AnyStateNode[];
  actions: unknown[];
}

/** Marks a transition's states as visited; snapshots omit states left within the same macrostep. */
function markVisited({ source, target = [] }: Transition, visited: Set<string>) {
  for (const { id } of [source, ...target]) visited.add(id);
}

const statesOf = (node: AnyStateNode): AnyStateNode[] =>
  Object.values(node.states).flatMap((child) => [
    child as AnyStateNode,
    ...statesOf(child as AnyStateNode),
  ]);

function transitionsOf(root: AnyStateNode): Transition[] {
  return [root, ...statesOf(root)].flatMap((node) => [
    ...[...node.transitions.values()].flat(),
    ...(node.always ?? []),
  ]) as unknown as Transition[];
}

const manualPromise = (running: Map<string, SettlePromise>) =>
  fromPromise(
    ({ self }: { self: { id: string } }) =>
      new Promise((resolve, reject) => running.set(self.id, { resolve, reject })),
  );

/**
 * A clock whose timers fire one by one in any order, since parallel regions have their own timers.
 */
function manualClock() {
  const timers = new Map<number, { run: () => void; ms: number }>();
  let last = 0;
  return {
    setTimeout: (run: () => void, ms: number) => {
      timers.set(++last, { run, ms });
      return last;
    },
    clearTimeout: (id: number) => void timers.delete(id),
    fire: (ms: number) => {
      const [id, timer] = [...timers].find(([, one]) => one.ms === ms) ?? [];
      if (!id || !timer) throw new Error(`No timer of ${ms} ms runs.`);
      timers.delete(id);
      timer.run();
    },
  };
}

/** Replaces effects by functions that do nothing; assign and send actions stay. */
function withoutEffects(machine: AnyStateMachine) {
  return Object.fromEntries(
    Object.entries(machine.implementations.actions)
      .filter(([, action]) => typeof action === 'function' && !('resolve' in action))
      .map(([name]) => [name, () => {}]),
  );
}

async function perform(
  event: ModelEvent & { output?: unknown; error?: unknown },
  actor: { send: (event: never) => void; getSnapshot: () => unknown },
  clock: ReturnType<typeof manualClock>,
  running: Map<string, SettlePromise>,
) {
  const [, kind, rest = ''] =
    /^xstate\.(done\.actor|error\.actor|after)\.(.+)$/.exec(event.type) ?? [];
  if (kind === 'done.actor') running.get(rest)?.resolve(event.output);
  else if (kind === 'error.actor') running.get(rest)?.reject(event.error);
  else if (kind === 'after') clock.fire(delayOf(rest, actor));
  else actor.send(event as never);
  for (let turn = 0; turn < 6; turn++) await Promise.resolve();
}

function delayOf(rest: string, actor: { getSnapshot: () => unknown }): number {
  const { machine, context } = actor.getSnapshot() as AnyMachineSnapshot;
  const [name = ''] = rest.split('.');
  const delay = machine.implementations.delays[name] ?? Number(name);
  return typeof delay === 'function' ? delay({ context } as never, undefined as never) : delay;
}

/** Asserts that events which the state does not accept change nothing. */
function expectForbiddenIgnored(
  actor: { send: (event: never) => void; getSnapshot: () => AnyMachineSnapshot },
  events: readonly ModelEvent[],
) {
  if (actor.getSnapshot().status !== 'active') return;
  for (const event of events) {
    if (event.type.startsWith('xstate.') || actor.getSnapshot().can(event as never)) continue;
    const before = actor.getSnapshot().value;
    actor.send(event as never);
    expect(actor.getSnapshot().value).toEqual(before);
  }
}

/** Writes the result for the summary table that `npm test` prints. */
function report(
  id: string,
  result: { states: number; transitions: number; paths: number; missed: string[] },
  declared: string[],
) {
  mkdirSync('.cache/models', { recursive: true });
  const { states, transitions, paths, missed } = result;
  const walkedCount = transitions - missed.length;
  writeFileSync(
    `.cache/models/${id}.json`,
    JSON.stringify({
      machine: id,
      states,
      transitions,
      walked: walkedCount,
      paths,
      declared,
    }),
  );
}
