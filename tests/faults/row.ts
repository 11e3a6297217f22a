import type { Fault, Mark } from './faults.ts';
import type { Stage } from './stage.ts';

/** An operation that the shop sends, and how a shopper uses it. */
export interface Row {
  /** The GraphQL operation's name, or the REST path. */
  operation: string;
  kind: 'query' | 'mutation';
  /** The shopper's steps before it, without the fault. */
  arrange?: (stage: Stage) => Promise<void>;
  /** The shopper's action that sends it. */
  act: (stage: Stage) => Promise<void> | void;
  /** The shopper's own retry; without it, the action is repeated. */
  retry?: (stage: Stage, fault: Fault) => Promise<void> | void;
  /** Whether the shopper has the wanted result. */
  isDone: (stage: Stage) => boolean;
  /** Whether the page reports the failure and offers a retry. */
  isReported?: (stage: Stage) => boolean;
  /** Whether the page is complete without the operation's data. */
  isComplete?: (stage: Stage) => boolean;
  /** Whether the shopper can see that something is pending. */
  isWaiting?: (stage: Stage) => boolean;
  /** The state on the platform. */
  facts?: (stage: Stage) => unknown;
  /** The facts before the action, and once it is done. */
  before?: unknown;
  after?: unknown;
  /** The facts when the action is done, its response lost, and the action repeated, if different. */
  afterTwice?: unknown;
  /** The facts after a fault and before the retry, if neither of the above. */
  factsAfter?: Partial<Record<Fault, unknown>>;
  /** The facts in the end, after a fault for which they are different. */
  factsFinally?: Partial<Record<Fault, unknown>>;
  /** The outcomes that differ from those of its kind. */
  marks?: Partial<Record<Fault, Mark>>;
  /** How often a mutation is sent until it is answered or given up, if not once. */
  sends?: Partial<Record<Fault, number>>;
}

const DEFAULTS: Record<Row['kind'], Record<Fault, Mark>> = {
  query: {
    'lost request': 'recovered',
    'lost response': 'reported',
    500: 'reported',
    401: 'reported',
    'malformed JSON': 'reported',
    '10-second delay': 'ok',
    'offline in the middle': 'reported',
    'double submit': 'ok',
    'reload in the middle': 'ok',
  },
  mutation: {
    'lost request': 'reported',
    'lost response': 'reported',
    500: 'reported',
    401: 'reported',
    'malformed JSON': 'reported',
    '10-second delay': 'ok',
    'offline in the middle': 'reported',
    'double submit': 'ok',
    'reload in the middle': 'restored',
  },
};

/** How a row is expected to end under a fault. */
export function expectedMark({ kind, marks, isReported }: Row, fault: Fault): Mark {
  const mark = marks?.[fault] ?? DEFAULTS[kind][fault];
  return mark === 'reported' && !isReported ? 'complete' : mark;
}
