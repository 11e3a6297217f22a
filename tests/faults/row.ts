import type { Fault, Mark } from './faults.ts';
import type { Stage } from './stage.ts';

/** An operation that the shop sends, and what a shopper makes of it. */
export interface Row {
  /** The GraphQL operation's name, or the REST path. */
  operation: string;
  kind: 'query' | 'mutation';
  /** The shopper's way there, over a wire that is well. */
  arrange?: (stage: Stage) => Promise<void>;
  /** What the shopper does that sends it. */
  act: (stage: Stage) => Promise<void> | void;
  /** The shopper's own "try again"; without it, the same once more. */
  again?: (stage: Stage, fault: Fault) => Promise<void> | void;
  /** Whether the shopper has what was wished for. */
  isDone: (stage: Stage) => boolean;
  /** Whether the shopper has been told that it did not work, with a way on. */
  isTold?: (stage: Stage) => boolean;
  /** Whether the page is whole without it. */
  isWhole?: (stage: Stage) => boolean;
  /** Whether the shopper can see that something is on its way. */
  isWaiting?: (stage: Stage) => boolean;
  /** What the platform holds. */
  facts?: (stage: Stage) => unknown;
  /** What that is before, and once it was done. */
  before?: unknown;
  after?: unknown;
  /** What it is where it differs: done, not heard of, and done again. */
  afterTwice?: unknown;
  /** What it is after a fault and before the shopper tries again, where that is neither. */
  heldAfter?: Partial<Record<Fault, unknown>>;
  /** What it is in the end, after a fault where that is another thing. */
  heldFinally?: Partial<Record<Fault, unknown>>;
  /** What befalls it, where that is not as with the others of its kind. */
  marks?: Partial<Record<Fault, Mark>>;
  /** How often a mutation is sent until it is answered or given up, where that is not once. */
  sends?: Partial<Record<Fault, number>>;
}

const DEFAULTS: Record<Row['kind'], Record<Fault, Mark>> = {
  query: {
    'lost request': 'healed',
    'lost answer': 'told',
    500: 'told',
    401: 'told',
    'malformed JSON': 'told',
    '10-second delay': 'ok',
    'offline in the middle': 'told',
    'double submit': 'ok',
    'reload in the middle': 'ok',
  },
  mutation: {
    'lost request': 'told',
    'lost answer': 'told',
    500: 'told',
    401: 'told',
    'malformed JSON': 'told',
    '10-second delay': 'ok',
    'offline in the middle': 'told',
    'double submit': 'ok',
    'reload in the middle': 'again',
  },
};

/** How a row is expected to end under a fault. */
export function expectedMark({ kind, marks, isTold }: Row, fault: Fault): Mark {
  const mark = marks?.[fault] ?? DEFAULTS[kind][fault];
  return mark === 'told' && !isTold ? 'whole' : mark;
}
