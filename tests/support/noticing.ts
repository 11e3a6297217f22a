import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from 'xstate';
import { isSent, readersOf } from './readByShopper.ts';
import { type Standing, transitionKey } from './transitionKey.ts';

/** Effects that only keep or drop something. */
const SILENT = /^(store|save|keep|forget|clear|drop|mark|renew|read)/;

/**
 * Refusals of the machine that no screen lets anybody meet: a step of the checkout
 * is shown with a cart only (useCheckoutView), and its form asks a guest for the email first.
 */
const SCREENED = new Set(['isCartMissing', 'isEmailMissing']);

interface Taken extends Standing {
  guard?: unknown;
  source: AnyStateNode & Standing['source'];
  target?: AnyStateNode[];
  actions: unknown[];
}

/**
 * Which transitions of a machine a shopper can see. Such a one is set off by something in the
 * shop, no screen is in the way, and it changes tags, or a part of the context that a component reads, or it runs an effect
 * that does more than keep or drop something.
 */
export function noticing(machine: AnyStateMachine) {
  const readers = readersOf(machine.id);
  const seen = new Set<string>();
  let before: AnyMachineSnapshot | undefined;
  const isRead = (key: string) => new RegExp(`\\b${key}\\b`).test(readers);
  const isLoud = (action: unknown) => {
    const name = typeof action === 'string' ? action : String((action as { type: string })?.type);
    const effect: unknown = machine.implementations.actions[name];
    return typeof effect === 'function' && !('resolve' in effect) && !SILENT.test(name);
  };
  const changes = (after: AnyMachineSnapshot, [first]: Taken[]) => {
    if (readers === '') return false;
    const tags = before ? [...before.tags] : tagsOf(first?.source);
    if (textOf(tags.sort()) !== textOf([...after.tags].sort())) return true;
    if (!before) return false;
    if (/\(\{ value \}\)/.test(readers) && textOf(before.value) !== textOf(after.value))
      return true;
    const { context } = before;
    return Object.keys(after.context).some(
      (key) => isRead(key) && textOf(context[key]) !== textOf(after.context[key]),
    );
  };
  return {
    /** Of what was heard; each of a walk in its order. */
    hear(transitions: readonly object[], after: AnyMachineSnapshot) {
      const isChange = changes(after, transitions as Taken[]);
      for (const transition of transitions as Taken[]) {
        const loud = [...transition.actions, ...alongTheWay(transition, before, after)].some(
          isLoud,
        );
        if (isMet(transition) && (isChange || loud)) seen.add(transitionKey(transition));
      }
      before = after;
    },
    /** Another walk begins. */
    begin() {
      before = undefined;
    },
    seen,
  };
}

/** Whether anything in the shop leads to it. */
const isMet = ({ eventType, guard }: Taken): boolean =>
  isSent(eventType) &&
  !SCREENED.has(typeof guard === 'string' ? guard : String((guard as { type?: string })?.type));

/** What is done on leaving and entering. */
function alongTheWay(
  { target }: Taken,
  before: AnyMachineSnapshot | undefined,
  after: AnyMachineSnapshot,
): unknown[] {
  if (!target) return [];
  const was = new Set<AnyStateNode>(before?._nodes);
  const is = new Set<AnyStateNode>(after._nodes);
  const left = [...was].filter((node) => !is.has(node)).flatMap(({ exit }) => exit);
  const entered = [...is].filter((node) => !was.has(node)).flatMap(({ entry }) => entry);
  return [...left, ...entered];
}

const tagsOf = (node: AnyStateNode | undefined): string[] =>
  node ? [...node.tags, ...tagsOf(node.parent as AnyStateNode | undefined)] : [];

const textOf = (value: unknown) => JSON.stringify(value) ?? '';
