import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * A queue that runs one piece of work at a time and lets the event loop breathe before each, so
 * that drawing pictures never starves the answers of /graphql.
 */
export function oneAtATime(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(() => nextTurn()).then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
}
