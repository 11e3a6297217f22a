import { type AnyStateMachine, type AnyStateNode, StateMachine } from 'xstate';
import { submissionMachine } from '../../machines/submission.ts';
import { allMachines, type ChartedMachine, childrenOf } from './allMachines.ts';
import { diagrams, rootTransitions } from './diagram.ts';
import { traces } from './traces.ts';
import { messagesOf, statesOf, transitionsOf } from './transitions.ts';
import { wiringMessages } from './wiringMessages.ts';

const wiring = import.meta.glob<string>('../../src/app/system/wiring/*.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Machines that the wiring passes to another machine's port. */
const lazyChildrenOf = ({ id }: AnyStateMachine): string[] =>
  [
    ...(wiring[`../../src/app/system/wiring/${id}.ts`] ?? '').matchAll(
      /\blazyChild<[^(]*>\(\s*'(\w+)'/g,
    ),
  ].flatMap(([, name]) => name ?? []);

const serverSources = Object.values(
  import.meta.glob<string>('../../src/server/**/*.ts', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
).join('\n');

/** Whether the server runs the machine by itself, outside the actor system of the app. */
const isServerMachine = ({ file }: ChartedMachine): boolean =>
  serverSources.includes(`machines/${file}`) &&
  !Object.values(wiring).some((source) => source.includes(`machines/${file}`));

/** Writes the text of machines/README.md from the machines. */
export function charts(): string {
  const machines = allMachines();
  return `${[
    '# The machines',
    'Written by `npm run charts` from the machines themselves; `npm test` fails when it is out of date. [rules.md](rules.md) states what the machines guarantee. In the charts, a state that ends in … has a chart of its own.',
    '## Who runs under whom',
    codeBlock('text', tree(machines)),
    'The root loads what is marked `lazy` when it is first addressed; a machine that several actors run is followed by their names. What is marked `server` runs on the server, without the root.',
    '## Three actions, file by file',
    ...traces(),
    '## Who sends what to whom',
    table(
      ['from', 'event', 'to'],
      machines.flatMap(({ machine }) =>
        messagesOf(machine).map(({ to, type }) => [machine.id, `\`${type}\``, to]),
      ),
    ),
    'The wiring (`src/app/system`) sends further messages, from effects and from listeners:',
    table(
      ['from', 'event', 'to'],
      wiringMessages().map(({ file, to, type }) => [
        `[${file.replace('src/app/system/', '')}](../${file})`,
        `\`${type}\``,
        to,
      ]),
    ),
    ...machines.map(chapter),
  ].join('\n\n')}\n`;
}

function chapter({ machine, file, description, actors }: ChartedMachine): string {
  return [
    `## ${machine.id}`,
    `[${file}](${file}). ${description}`,
    list('Runs as', actors),
    ...diagrams(machine).flatMap(({ path, text }) => [
      path && `Inside \`${path}\`:`,
      codeBlock('mermaid', text),
    ]),
    bullets('In any state', rootTransitions(machine)),
    list('Takes', eventsOf(machine)),
    list('Ports', portsOf(machine)),
    list(
      'Starts',
      childrenOf(machine).map(({ id }) => id),
    ),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/**
 * A machine that no other machine starts stands under the root, marked as lazy; a machine of the
 * server stands alone.
 */
function tree(machines: ChartedMachine[]): string {
  const root = machines.find(({ machine }) => machine.id === 'app')?.machine;
  const descendantsOf = (machine: AnyStateMachine) => [
    ...childrenOf(machine),
    ...machines
      .map((other) => other.machine)
      .filter(({ id }) => lazyChildrenOf(machine).includes(id)),
  ];
  const started = new Set(
    machines.flatMap(({ machine }) => descendantsOf(machine).map(({ id }) => id)),
  );
  const deferred = machines.filter(({ machine }) => machine !== root && !started.has(machine.id));
  const treeLines = (machine: AnyStateMachine, depth: number): string[] => [
    `${'   '.repeat(depth)}${machine.id}`,
    ...descendantsOf(machine).flatMap((child) => treeLines(child, depth + 1)),
  ];
  return [
    ...(root ? treeLines(root, 0) : []),
    ...deferred
      .filter((charted) => !isServerMachine(charted))
      .flatMap(({ machine, actors }) => {
        const [first = '', ...rest] = treeLines(machine, 1);
        return [`${first} (${['lazy', ...actors].join(', ')})`, ...rest];
      }),
    ...deferred.filter(isServerMachine).map(({ machine }) => `${machine.id} (server)`),
  ].join('\n');
}

/** The events that the machine receives from a shopper, another machine or the browser. */
function eventsOf(machine: AnyStateMachine): string[] {
  const types = statesOf(machine.root as AnyStateNode).flatMap((node) =>
    transitionsOf(node).map(({ eventType }) => eventType),
  );
  return [...new Set(types)].filter((type) => type && !type.startsWith('xstate.')).sort();
}

/** The ports of the machine: calls, effects and facts, which `src/app/system/wiring` provides. */
function portsOf(machine: AnyStateMachine): string[] {
  const { actors, actions, guards } = machine.implementations;
  // A submission's call is a port of its parent; every other machine has ports of its own.
  const isMachine = (logic: unknown) =>
    logic instanceof StateMachine && logic.id !== submissionMachine.id;
  const names = (group: Record<string, unknown>) =>
    Object.keys(group).filter((name) => !isMachine(group[name]));
  const isPort = (implementation: unknown) =>
    typeof implementation === 'function' && !('resolve' in implementation);
  return [
    ...names(actors as Record<string, unknown>),
    ...Object.entries(actions)
      .filter(([, action]) => isPort(action))
      .map(([name]) => name),
    ...Object.keys(guards).filter((name) => /unprovided/.test(String(guards[name]))),
  ].sort();
}

const bullets = (title: string, lines: string[]) =>
  lines.length > 0 ? `**${title}:**\n\n${lines.map((line) => `- ${line}`).join('\n')}` : '';

const codeBlock = (language: string, text: string) => `\`\`\`${language}\n${text}\n\`\`\``;

const list = (title: string, names: string[]) =>
  names.length > 0 ? `**${title}:** ${names.map((name) => `\`${name}\``).join(', ')}` : '';

const table = (head: string[], rows: string[][]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
