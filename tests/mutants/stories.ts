import { type AnyMachineSnapshot, type AnyStateMachine, initialTransition } from 'xstate';
import { shortHash } from '../../src/lib/text/shortHash.ts';
import type { ModelEvent } from '../support/model.ts';
import { type Effect, stepper } from './stepper.ts';

/** One way to look at a machine: what it is given, and what it may hear. */
export interface Round {
  name: string;
  events: readonly ModelEvent[];
  facts?: Record<string, (scope: never) => boolean>;
  input?: unknown;
  /** What of the context makes two situations different. */
  facets: (context: never) => unknown;
  /** In how many situations each state is looked at, the nearest first. */
  most: number;
  /** Names for what would be long to read. */
  names?: Record<string, unknown>;
}

/** More than any machine of ours asks its guards about one event. */
const MOST_GUARDS = 2_000;

/**
 * What the machine does in every situation of a round, line by line: the situation, what is heard,
 * where that leads, what is remembered otherwise and what is done about it.
 */
export function* sendToActor(machine: AnyStateMachine, round: Round): Generator<string> {
  let asked = 0;
  const guards = Object.entries({ ...machine.implementations.guards, ...round.facts }).map(
    ([name, guard]) => [
      name,
      (...scope: unknown[]) => {
        asked += 1;
        if (asked > MOST_GUARDS) throw new Error('It never comes to rest.');
        return (guard as (...given: unknown[]) => boolean)(...scope);
      },
    ],
  );
  // A message is told of as it is, for there is nobody to send it to.
  const provided = machine.provide({
    guards: Object.fromEntries(guards),
    actions: { notifyActor: () => {}, sendToActor: () => {}, startActors: () => {} },
  } as never);
  const say = brief(round.names ?? {});
  const keyOf = (snapshot: AnyMachineSnapshot) =>
    JSON.stringify([snapshot.value, round.facets(snapshot.context as never)]);

  const [first, effects] = initialTransition(provided, round.input as never) as Told;
  const step = stepper(provided);
  const known = new Map<string, number>([[keyOf(first), 0]]);
  const open: AnyMachineSnapshot[] = [first];
  yield `${round.name}: 0 ${say(first.value)} ${say(effects.map(effectOf))}`;
  const looked = new Map<string, number>();
  for (let from = 0; from < open.length; from++) {
    const snapshot = open[from];
    const state = JSON.stringify(snapshot?.value);
    const times = looked.get(state) ?? 0;
    if (snapshot?.status !== 'active' || times >= round.most) continue;
    looked.set(state, times + 1);
    const heard = new Set(snapshot._nodes.flatMap(({ transitions }) => [...transitions.keys()]));
    for (const event of round.events) {
      if (!heard.has(event.type)) continue;
      asked = 0;
      const [next, done] = step(snapshot, event);
      if (next === snapshot && done.length === 0) continue;
      const key = keyOf(next);
      const isNew = !known.has(key);
      if (isNew) {
        known.set(key, open.length);
        open.push(next);
      }
      const changes = Object.entries(next.context).filter(
        ([name, value]) => value !== snapshot.context[name],
      );
      const told = [
        `${from} ${say(event)} → ${known.get(key)}`,
        isNew ? `${say(next.value)}${next.status === 'done' ? ` ${say(next.output)}` : ''}` : '',
        changes.map(([name, value]) => `${name}=${say(value)}`).join(', '),
        done.map((effect) => say(effectOf(effect))).join(' '),
      ];
      const line = told.filter(Boolean).join(' | ');
      if (isNew || changes.length > 0 || done.length > 0 || known.get(key) !== from) yield line;
    }
  }
}

type Told = [AnyMachineSnapshot, Effect[]];

function effectOf({ type, params }: Effect): unknown {
  if (type === 'xstate.spawnChild' || type === 'xstate.stopChild') {
    const { id, input, src } = (params ?? {}) as { id?: unknown; input?: unknown; src?: unknown };
    return [
      type.slice(7),
      typeof id === 'string' ? id : '',
      typeof src === 'string' ? src : '',
      input,
    ];
  }
  if (type === 'xstate.raise' || type === 'xstate.sendTo') {
    const { event, delay, id } = (params ?? {}) as Record<string, unknown>;
    return [type.slice(7), event, delay, id];
  }
  return [type, params];
}

/** What is longer is told by its beginning and its hash. */
const LONG = 100;

type Say = (value: unknown) => string;
const sayers = new WeakMap<object, Say>();

/** Each machine says the same things hundreds of times over: what was said once is kept. */
function brief(names: Record<string, unknown>): Say {
  const say = sayers.get(names) ?? sayerOf(names);
  sayers.set(names, say);
  return say;
}

/** JSON, with what has a name called by it. */
function sayerOf(names: Record<string, unknown>): Say {
  const known = Object.entries(names).map(
    ([name, value]) => [JSON.stringify(value), name] as const,
  );
  const texts = new Map<string, string>();
  return (value: unknown): string => {
    const seen = new WeakSet<object>();
    const text =
      JSON.stringify(value, (_, inner: unknown) => {
        if (inner instanceof Error) return `Error: ${inner.message}`;
        if (typeof inner === 'function') return 'ƒ';
        if (typeof inner === 'object' && inner !== null && 'sessionId' in inner) return 'actor';
        if (typeof inner === 'object' && inner !== null) {
          if (seen.has(inner)) return JSON.stringify(inner).slice(0, 80);
          seen.add(inner);
        }
        return inner;
      }) ?? 'undefined';
    const before = texts.get(text);
    if (before !== undefined) return before;
    const told = known.reduce((rest, [json, name]) => rest.replaceAll(json, name), text);
    const short = told.length > LONG ? `${told.slice(0, 24)}…${shortHash(told)}` : told;
    texts.set(text, short);
    return short;
  };
}
