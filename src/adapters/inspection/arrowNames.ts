import { type AnyStateNode, and, not, type StateValue, stateIn } from 'xstate';

/** A readable label of an event type: `readCustomer done`, `after 750 ms`, `cart.add`. */
export function eventName(type: string, node: AnyStateNode): string {
  if (type === '') return 'always';
  const [, kind, rest = ''] =
    /^xstate\.(done\.actor|error\.actor|done\.state|after)\.(.+)$/.exec(type) ?? [];
  if (kind === 'done.actor') return `${sourceOf(rest, node)} done`;
  if (kind === 'error.actor') return `${sourceOf(rest, node)} failed`;
  if (kind === 'done.state') return 'all done';
  if (kind === 'after') {
    const [delay = ''] = rest.split('.');
    return /^\d+$/.test(delay) ? `after ${delay} ms` : `after ${delay}`;
  }
  return type;
}

/** The source's name of an invoke with a generated id (`0.machine.state`). */
function sourceOf(id: string, node: AnyStateNode): string {
  for (let at: AnyStateNode | undefined = node; at; at = at.parent) {
    const invoked = at.invoke.find((invoke) => invoke.id === id);
    if (invoked) return typeof invoked.src === 'string' ? invoked.src : invoked.id;
  }
  return id;
}

/** Recognises a guard of XState by its check function: a build minifies function names. */
const hasSameCheck = (make: object, guard: object): boolean =>
  Reflect.get(guard, 'check') === Reflect.get(make, 'check');

const wordOf = (guard: object): string => {
  if (hasSameCheck(not('it'), guard)) return 'not';
  return hasSameCheck(and([]), guard) ? 'and' : 'or';
};

/** A state value as a path: `locked.rejectedAgain`. */
const pathOf = (value: StateValue): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value)
        .flatMap(([key, child]) => (child ? `${key}.${pathOf(child)}` : []))
        .join(', ');

/**
 * A readable label of a guard with its parameters: `isCartStored`, `not isOnline`; `''` for none.
 */
export function guardName(guard: unknown): string {
  if (!guard) return '';
  if (typeof guard === 'string') return guard;
  if (hasSameCheck(stateIn(''), guard)) return `in ${pathOf(Reflect.get(guard, 'stateValue'))}`;
  const { guards, type, params } = guard as {
    guards?: unknown[];
    type?: string;
    params?: unknown;
  };
  if (guards) {
    const word = wordOf(guard);
    return word === 'not' ? `not ${guardName(guards[0])}` : guards.map(guardName).join(` ${word} `);
  }
  const values = typeof params === 'object' && params ? ` ${Object.values(params).join(' ')}` : '';
  return `${type ?? 'if'}${values}`;
}
