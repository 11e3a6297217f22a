import type { AnyEventObject, AnyStateMachine, AnyStateNode } from 'xstate';
import { buttonEvents, distinctMessages } from './wiringMessages.ts';

export interface Transition {
  source: AnyStateNode;
  eventType: string;
  target?: AnyStateNode[];
  guard?: unknown;
  actions: unknown[];
}

interface NamedAction {
  type: string;
  params?: unknown;
}

export const transitionsOf = (node: AnyStateNode): Transition[] =>
  [...[...node.transitions.values()].flat(), ...(node.always ?? [])] as unknown as Transition[];

/** The root and all states below it, in the order they are written. */
export const statesOf = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap((child) => statesOf(child as AnyStateNode)),
];

/** An action by its name; an inline action by its type. */
function asNamedAction(action: unknown): NamedAction {
  if (typeof action === 'string') return { type: action };
  if (typeof action === 'object' && action !== null && 'type' in action) {
    const { type, params } = action as { type: unknown; params?: unknown };
    return { type: String(type), params };
  }
  return { type: (action as { type?: string }).type?.replace(/^xstate\./, '') ?? 'inline' };
}

export interface SentMessage {
  to: string;
  type: string;
}

/** All events that a machine sends to others, from any of its states. */
export function messagesOf(machine: AnyStateMachine): SentMessage[] {
  const messages = statesOf(machine.root as AnyStateNode).flatMap((node) => [
    ...[...node.entry, ...node.exit].map((action) => messagesBy(action, '')),
    ...transitionsOf(node).flatMap(({ actions, eventType }) =>
      actions.map((action) => messagesBy(action, eventType)),
    ),
  ]);
  return distinctMessages(messages.flat());
}

/** Actions that send the event in their name. */
const KNOWN_SENDS: Record<string, SentMessage[]> = {
  reportOutcome: buttonEvents(),
  startActors: [{ to: 'app', type: 'actors.start' }],
  start: [{ to: 'page', type: 'actors.started' }],
  startLoaded: [{ to: 'page', type: 'actors.started' }],
  removeActor: [{ to: 'page', type: 'actors.failed' }],
};

/** The actions that send: to an actor, to a running actor, to the root, or to a toast's timer. */
const SENDS = ['sendToActor', 'notifyActor', 'deliver', 'toTimer'];

/** The messages that an action may send. */
function messagesBy(action: unknown, eventType: string): SentMessage[] {
  const { type, params } = asNamedAction(action);
  const known = KNOWN_SENDS[type];
  if (known) return known;
  if (!SENDS.includes(type)) return [];
  return [true, false].flatMap((flag) => {
    const resolved =
      typeof params === 'function'
        ? (params({ context: objectWith(flag), event: objectWith(flag, eventType) }) as unknown)
        : params;
    const { to, event } = resolved as { to?: string; event: AnyEventObject };
    // The root relays the mail of other machines: their own rows list those messages.
    if (typeof event.type !== 'string') return [];
    // The toast's id identifies its timer.
    return { to: type !== 'toTimer' && to ? to : 'toast', type: event.type };
  });
}

/** The effects of a transition by name. An action that sends is named after its messages. */
export const effectsOf = ({ actions, eventType }: Transition): string[] => {
  const names = actions.map((action) => {
    const { type } = asNamedAction(action);
    const messages = SENDS.includes(type) ? messagesBy(action, eventType) : [];
    const texts = messages.map((message) => `send ${message.type} to ${message.to}`);
    return [...new Set(texts)].join(' or ') || type;
  });
  return [...new Set(names)];
};

/** A context or an event with any content, whose properties named as a condition equal `flag`. */
const objectWith = (flag: boolean, type?: string): unknown =>
  new Proxy(
    {},
    {
      get: (_, key) => {
        if (key === 'type') return type;
        return /^(?:is|has|can|should)[A-Z]/.test(String(key)) ? flag : anything;
      },
    },
  );

/** Has every property, so that an action's parameters can be computed without a real context. */
const anything: unknown = new Proxy(() => {}, {
  get: (_, key) =>
    key === Symbol.toPrimitive ? () => '' : key === Symbol.iterator ? function* () {} : anything,
  apply: () => anything,
});
