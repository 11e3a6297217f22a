import { type AnyStateNode, and, not } from 'xstate';

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

/** Recognises a combined guard by its check function: a build minifies function names. */
const wordOf = (guard: object): string => {
  const check: unknown = Reflect.get(guard, 'check');
  if (check === Reflect.get(not('it'), 'check')) return 'not';
  return check === Reflect.get(and([]), 'check') ? 'and' : 'or';
};

/**
 * A readable label of a guard with its parameters: `isCartStored`, `not isOnline`; `''` for none.
 */
export function guardName(guard: unknown): string {
  if (!guard) return '';
  if (typeof guard === 'string') return guard;
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
