import { createRequire } from 'node:module';
import type Typescript from 'typescript';
import { allMachines } from './allMachines.ts';
import type { SentMessage } from './transitions.ts';

/** Required, so that Vite does not transform the compiler, which takes ten seconds. */
const ts: typeof Typescript = createRequire(import.meta.url)('typescript');

/** A message to a machine, and the file of the wiring that sends it. */
interface WiringMessage extends SentMessage {
  file: string;
}

const rawSources = (files: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(files).map(([path, source]) => [path.replace('../../', ''), source]),
  );
const WIRING = rawSources(
  import.meta.glob<string>('../../src/app/system/**/*.ts', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
);
const ADAPTERS = rawSources(
  import.meta.glob<string>('../../src/adapters/browser/*.ts', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
);

/** The machines by the names of their ports. */
const machinesWithPort = (port: string): string[] =>
  allMachines().flatMap(({ machine }) =>
    port in machine.implementations.actors ? machine.id : [],
  );

/**
 * The messages that the wiring sends to machines: by `actors.send`, as a toast, or from a listener
 * that a machine invokes.
 *
 * @param sources - the wiring's source by the file's path
 * @throws if the receiver or the event cannot be read from the source
 */
export function wiringMessages(sources: Record<string, string> = WIRING): WiringMessage[] {
  const lines = Object.entries(sources).flatMap(([file, source]) =>
    nodesIn(source)
      .filter(ts.isCallExpression)
      .flatMap((call) => messagesBy(call).map(({ to, type }) => `${file} ${to} ${type}`)),
  );
  return [...new Set(lines)].sort().map((line) => {
    const [file = '', to = '', type = ''] = line.split(' ');
    return { file, to, type };
  });
}

/**
 * The events that the buttons of toasts send: the wiring writes each as an object with the receiver
 * `to` and the `event`.
 */
export function buttonEvents(sources: Record<string, string> = WIRING): SentMessage[] {
  const messages = Object.values(sources).flatMap((source) =>
    nodesIn(source).filter(ts.isObjectLiteralExpression).flatMap(messagesIn),
  );
  return distinctMessages(messages);
}

/** The messages, each once and sorted. */
export function distinctMessages(messages: SentMessage[]): SentMessage[] {
  const lines = messages.map(({ to, type }) => `${to} ${type}`);
  return [...new Set(lines)].sort().map((line) => {
    const [to = '', type = ''] = line.split(' ');
    return { to, type };
  });
}

/** The message that an object literal is; none if it lacks a receiver or an event. */
function messagesIn(object: Typescript.ObjectLiteralExpression): SentMessage[] {
  const [to, event] = ['to', 'event'].map((name) =>
    object.properties.find((property) => property.name?.getText() === name),
  );
  if (!to || !event || !ts.isPropertyAssignment(to)) return [];
  const value = ts.isPropertyAssignment(event) ? event.initializer : lastDeclared(event);
  return textsOf(to.initializer).flatMap((receiver) =>
    typesOf(value).map((type) => ({ to: receiver, type })),
  );
}

/** The value of the last variable `event` that is declared before this node. */
function lastDeclared(node: Typescript.Node): Typescript.Expression | undefined {
  const value = nodesIn(node.getSourceFile().text)
    .filter(ts.isVariableDeclaration)
    .findLast(
      (declared) => declared.name.getText() === 'event' && declared.pos < node.pos,
    )?.initializer;
  return value && ts.isAsExpression(value) ? value.expression : value;
}

function nodesIn(source: string): Typescript.Node[] {
  const nodes: Typescript.Node[] = [];
  const visit = (node: Typescript.Node) => {
    nodes.push(node);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('', source, ts.ScriptTarget.Latest, true));
  return nodes;
}

function messagesBy(call: Typescript.CallExpression): SentMessage[] {
  const callee = call.expression.getText();
  const [first, second] = call.arguments;
  // `actors.send` is made of `mailTo`, for any receiver.
  const isForwarding = first !== undefined && ts.isIdentifier(first);
  if ((callee === 'mailTo' && !isForwarding) || /\bactors\.send$/.test(callee)) {
    return textsOf(first).flatMap((to) => typesOf(second).map((type) => ({ to, type })));
  }
  if (/\bactors\.toast$/.test(callee)) return [{ to: 'toasts', type: 'toast.add' }];
  if (/\bsend$/.test(callee) && first && ts.isObjectLiteralExpression(first)) {
    throw new Error(`The receiver is not named: ${call.getText()}`);
  }
  const adapter = call.arguments.some((argument) => argument.getText() === 'sendBack') && callee;
  if (callee !== 'sendBack' && !adapter) return [];
  const types = adapter ? typesIn(ADAPTERS[`src/adapters/browser/${adapter}.ts`]) : typesOf(first);
  return receiversOf(call).flatMap((to) => types.map((type) => ({ to, type })));
}

/** The machines that have the port around this node. */
function receiversOf(node: Typescript.Node): string[] {
  for (let at = node.parent; at; at = at.parent) {
    const name = ts.isPropertyAssignment(at) || ts.isVariableDeclaration(at) ? at.name : null;
    const receivers = name ? machinesWithPort(name.getText()) : [];
    if (receivers.length > 0) return receivers;
  }
  throw new Error(`No machine has the port of ${node.getText()}.`);
}

/** The values of a string, or of a choice between strings. */
function textsOf(node: Typescript.Node | undefined): string[] {
  if (node && ts.isConditionalExpression(node))
    return [node.whenTrue, node.whenFalse].flatMap(textsOf);
  if (node && ts.isStringLiteral(node)) return [node.text];
  throw new Error(`The name of a message is not a string: ${node?.parent.getText()}`);
}

function typesOf(event: Typescript.Node | undefined): string[] {
  const properties = event && ts.isObjectLiteralExpression(event) ? event.properties : [];
  const type = properties.find((property) => property.name?.getText() === 'type');
  return textsOf(type && ts.isPropertyAssignment(type) ? type.initializer : event);
}

/** The types of all events that an adapter sends to its listener. */
function typesIn(adapter = ''): string[] {
  const types = [...adapter.matchAll(/notify\(\{ type: '([\w.]+)'/g)];
  if (types.length === 0) throw new Error('An adapter that sends events is not recognised.');
  return types.flatMap(([, type]) => type ?? []);
}
