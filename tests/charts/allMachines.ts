import { type AnyStateMachine, StateMachine } from 'xstate';

export interface ChartedMachine {
  machine: AnyStateMachine;
  /** The machine's file, relative to machines/. */
  file: string;
  /** The text of its docstring. */
  description: string;
  /** The names of the actors that run it, if the root runs it under other names than its id. */
  actors: string[];
}

const modules = import.meta.glob<Record<string, unknown>>('../../machines/**/*.ts', {
  eager: true,
});
const sources = import.meta.glob<string>('../../machines/**/*.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Every machine of the shop, by its id in alphabetical order. */
export function allMachines(): ChartedMachine[] {
  return Object.entries(modules)
    .flatMap(([path, module]) =>
      Object.entries(module).flatMap(([name, machine]) =>
        machine instanceof StateMachine
          ? [
              {
                machine,
                file: path.replace('../../machines/', ''),
                description: docstringOf(sources[path] ?? '', name),
                actors: actorsOf(sources[path] ?? '', name).filter((actor) => actor !== machine.id),
              },
            ]
          : [],
      ),
    )
    .sort((a, b) => (a.machine.id < b.machine.id ? -1 : 1));
}

/** The comment that stands right above `export const name`. */
function docstringOf(source: string, name: string): string {
  const [above = ''] = source.split(`export const ${name} =`);
  const [, text = ''] = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/.exec(above) ?? [];
  return text
    .replace(/^\s*\* ?/gm, '')
    .trim()
    .replace(/\n/g, ' ');
}

/** The lazy actors that a file declares to run the machine of this name. */
const actorsOf = (source: string, name: string): string[] =>
  [...source.matchAll(/^ +(\w+): typeof (\w+);$/gm)].flatMap(([, actor, machine]) =>
    machine === name && actor ? actor : [],
  );

/** The machines that `machine` starts itself. */
export const childrenOf = (machine: AnyStateMachine): AnyStateMachine[] => {
  const children: AnyStateMachine[] = Object.values(machine.implementations.actors).filter(
    (logic) => logic instanceof StateMachine,
  );
  return [...new Map(children.map((child) => [child.id, child])).values()];
};
