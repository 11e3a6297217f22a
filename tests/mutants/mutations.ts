/** Identifies one change of a machine: the machine, and the number of the change in its list. */
export interface MutantId {
  machine: string;
  index: number;
}

type Config = Record<string, unknown>;
interface Mutation {
  description: string;
  apply: () => void;
}

const isConfig = (value: unknown): value is Config =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];

/** Copies plain objects and arrays; functions and machines are shared. */
function copyConfig(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyConfig);
  if (!isConfig(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copyConfig(inner)]));
}

const nameOf = (named: unknown): string =>
  typeof named === 'string' ? named : isConfig(named) ? String(named.type) : 'inline';

/** Mutations that leave out one action of a list. */
function actionMutations(owner: Config, key: string, where: string): Mutation[] {
  const list = listOf(owner[key]);
  return list.map((action, index) => ({
    description: `${where}: without action ${nameOf(action)}`,
    apply: () => {
      owner[key] = list.toSpliced(index, 1);
    },
  }));
}

/** Mutations of an event's transitions: left out, without target, always taken and never taken. */
function transitionMutations(owner: Config, key: string, where: string): Mutation[] {
  const list = listOf(owner[key]).map((one) => (isConfig(one) ? one : { target: one }));
  owner[key] = list;
  return list.flatMap((candidate: Config, index) => {
    const name = `${where} ${key}${list.length > 1 ? ` (${index + 1})` : ''}`;
    const mutations: Mutation[] = [
      {
        description: `${name}: never`,
        apply: () => {
          owner[key] = list.toSpliced(index, 1);
        },
      },
      ...actionMutations(candidate, 'actions', name),
    ];
    if ('guard' in candidate) {
      mutations.push({
        description: `${name}: whatever ${nameOf(candidate.guard)} says`,
        apply: () => {
          delete candidate.guard;
        },
      });
    }
    // A candidate without target and actions equals one that is left out.
    if (candidate.target !== undefined && candidate.actions !== undefined && key !== 'always') {
      mutations.push({
        description: `${name}: stays where it is`,
        apply: () => {
          delete candidate.target;
        },
      });
    }
    if (index > 0) {
      mutations.push({
        description: `${name}: before the one above it`,
        apply: () => {
          owner[key] = list.with(index, list[index - 1] as Config).with(index - 1, candidate);
        },
      });
    }
    return mutations;
  });
}

/** The mutations of a state and of its descendants. */
function stateMutations(node: Config, where: string): Mutation[] {
  const configOf = (key: string) => (isConfig(node[key]) ? (node[key] as Config) : {});
  const siblings = Object.keys(configOf('states'));
  return [
    ...actionMutations(node, 'entry', `${where} entry`),
    ...actionMutations(node, 'exit', `${where} exit`),
    ...(typeof node.initial === 'string' && siblings.length > 1
      ? [
          {
            description: `${where}: begins elsewhere`,
            apply: () => {
              node.initial = siblings.find((name) => name !== node.initial);
            },
          },
        ]
      : []),
    ...(node.always === undefined ? [] : transitionMutations(node, 'always', where)),
    ...Object.keys(configOf('on')).flatMap((event) =>
      transitionMutations(configOf('on'), event, where),
    ),
    ...Object.keys(configOf('after')).flatMap((delay) =>
      transitionMutations(configOf('after'), delay, `${where} after`),
    ),
    ...listOf(node.invoke).flatMap((invoked) =>
      ['onDone', 'onError'].flatMap((key) =>
        isConfig(invoked) && key in invoked
          ? transitionMutations(invoked, key, `${where} ${String(invoked.id)}`)
          : [],
      ),
    ),
    ...Object.entries(configOf('states')).flatMap(([name, child]) =>
      stateMutations(child as Config, `${where}.${name}`),
    ),
  ];
}

/** Describes all mutations of a machine. */
export const mutationsOf = (config: object): string[] =>
  stateMutations(copyConfig(config) as Config, '').map(({ description }) => description.trim());

/** Applies a mutation to a machine's config; other machines are returned unchanged. */
export function mutate<Any extends object>(config: Any, mutant: MutantId | undefined): Any {
  if (!mutant || (config as { id?: string }).id !== mutant.machine) return config;
  const changed = copyConfig(config) as Config;
  stateMutations(changed, '')[mutant.index]?.apply();
  return changed as Any;
}
