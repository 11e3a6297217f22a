import { type AnyStateMachine, createMachine } from 'xstate';

/** A machine with one thing left out, and which. */
export interface Mutant {
  what: string;
  machine: AnyStateMachine;
}

type Config = Record<string, unknown>;
const isConfig = (value: unknown): value is Config =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** A copy of its own of all that is plain; without system ids, which can be taken only once. */
function copied(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copied);
  if (!isConfig(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== 'systemId')
      .map(([key, inner]) => [key, copied(inner)]),
  );
}

type Cut = { what: string; apply: () => void };
const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];

/** Each action of a list, left out. */
function actionCuts(owner: Config, key: string, where: string): Cut[] {
  const list = listOf(owner[key]);
  return list.map((action, index) => ({
    what: `${where}: action ${nameOf(action)}`,
    apply: () => {
      owner[key] = list.toSpliced(index, 1);
    },
  }));
}

const nameOf = (action: unknown): string =>
  typeof action === 'string' ? action : isConfig(action) ? String(action.type) : 'inline';

/** Each candidate of a transition, its guard and its actions, left out. */
function transitionCuts(owner: Config, key: string, where: string): Cut[] {
  const list = listOf(owner[key]).map((one) => (isConfig(one) ? one : { target: one }));
  owner[key] = list;
  return list.flatMap((candidate, index) => {
    const name = `${where} ${key}#${index}`;
    return [
      {
        what: `${name}: the transition`,
        apply: () => {
          owner[key] = list.toSpliced(index, 1);
        },
      },
      ...('guard' in candidate
        ? [
            {
              what: `${name}: its guard`,
              apply: () => {
                delete candidate.guard;
              },
            },
          ]
        : []),
      ...actionCuts(candidate, 'actions', name),
    ];
  });
}

/** All that can be left out of a state and the states in it. */
function cutsOf(node: Config, where: string): Cut[] {
  const all = (key: string) => (isConfig(node[key]) ? (node[key] as Config) : {});
  return [
    ...actionCuts(node, 'entry', `${where} entry`),
    ...actionCuts(node, 'exit', `${where} exit`),
    ...(node.always === undefined ? [] : transitionCuts(node, 'always', where)),
    ...Object.keys(all('on')).flatMap((event) => transitionCuts(all('on'), event, where)),
    ...Object.keys(all('after')).flatMap((delay) => transitionCuts(all('after'), delay, where)),
    ...listOf(node.invoke).flatMap((invoked) =>
      ['onDone', 'onError'].flatMap((key) =>
        isConfig(invoked) && key in invoked
          ? transitionCuts(invoked, key, `${where} ${String(invoked.id)}`)
          : [],
      ),
    ),
    ...Object.entries(all('states')).flatMap(([name, child]) =>
      cutsOf(child as Config, `${where}.${name}`),
    ),
  ];
}

/** The machine as it is, to be walked without a system. */
export const alone = (machine: AnyStateMachine): AnyStateMachine =>
  createMachine(copied(machine.config) as never, machine.implementations as never);

/** Every transition, guard and action of the machine, each left out in turn. */
export function mutantsOf(machine: AnyStateMachine): Mutant[] {
  const { length } = cutsOf(copied(machine.config) as Config, machine.id);
  return Array.from({ length }, (_, index) => {
    const config = copied(machine.config) as Config;
    const cut = cutsOf(config, machine.id)[index];
    cut?.apply();
    return {
      what: cut?.what ?? '',
      machine: createMachine(config as never, machine.implementations as never),
    };
  });
}
