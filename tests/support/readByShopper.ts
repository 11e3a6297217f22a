import { readdirSync, readFileSync } from 'node:fs';

const textOf = (path: string) => readFileSync(path, 'utf8');
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`);
const SOURCES = filesIn('src').filter((path) => !/inspect|stores\.ts$/.test(path));
const MACHINES = filesIn('machines').map(textOf).join('\n\n');

/**
 * What components are made of that read a machine: the hooks that name it, whoever uses these, and
 * the selectors they call. Empty for a machine that no component reads.
 */
export function readersOf(machine: string): string {
  const names = new RegExp(
    machine === 'app'
      ? 'useSelector\\((use)?[Aa]pp\\b'
      : `use(Machine|Actor|ActorPart|Running)\\(\\s*'${machine}'|actorOf\\(\\w+, '${machine}'\\)`,
  );
  const hooks = SOURCES.filter(
    (path) => /^src\/actors\/use/.test(path) && names.test(textOf(path)),
  );
  const users = SOURCES.filter((path) =>
    hooks.some((hook) => textOf(path).includes(`/${hook.split('/').at(-1)}'`)),
  );
  const texts = [...hooks, ...users].map(textOf).join('\n');
  const selectors = new Set(texts.match(/\bselect[A-Z]\w+/g));
  return [texts, ...[...selectors].map(selectorOf)].join('\n');
}

const selectorOf = (name: string) =>
  MACHINES.split('\n\n')
    .filter((part) => new RegExp(`export (const|function) ${name}\\b`).test(part))
    .join('\n');

const OUTSIDE_OF_HOOKS = SOURCES.filter((path) => !path.startsWith('src/actors/'))
  .map(textOf)
  .join('\n');
const HOOKS = SOURCES.filter((path) => path.startsWith('src/actors/')).map(textOf);
const TOLD = [
  ...(MACHINES.match(/(event: |sendTo\([^;]*?|raise\()\{\s*type: '[^']+'/g) ?? []),
  // The root's own ways: by a choice of two, and to the session.
  ...(MACHINES.match(/type: \w+ \? '[^']+' : '[^']+'|toSession\('[^']+'/g) ?? []),
].join('\n');

/** Whether anything in the shop sends this event, or XState itself. */
export function isSent(type: string): boolean {
  if (type === '' || type.startsWith('xstate.')) return true;
  const [prefix = ''] = type.split('.');
  const senders = `${OUTSIDE_OF_HOOKS}${TOLD}`;
  if (senders.includes(`'${type}'`) || senders.includes(`\`${prefix}.\${`)) return true;
  return HOOKS.some((hook) => callsIn(hook, type).some((name) => isCalled(name)));
}

/** The names by which a hook offers to send this event. */
const callsIn = (hook: string, type: string): string[] =>
  hook
    .split(/\n(?= {4}\w+: |export )/)
    .filter((part) => part.includes(`'${type}'`))
    .flatMap((part) => /^(?: {4}|export (?:function|const) )(\w+)/.exec(part)?.[1] ?? []);

const isCalled = (name: string) => new RegExp(`\\b${name}\\b`).test(OUTSIDE_OF_HOOKS);
