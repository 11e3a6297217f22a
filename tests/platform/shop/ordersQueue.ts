import type { Cart } from './model.ts';

const last = new WeakMap<Cart, Promise<unknown>>();

/** Runs the work after all earlier work on the same cart has succeeded or failed. */
export function oneByOne<Result>(cart: Cart, work: () => Promise<Result>): Promise<Result> {
  const before = last.get(cart) ?? Promise.resolve();
  const result = before.then(work, work);
  last.set(cart, result);
  return result;
}
