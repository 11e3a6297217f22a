import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Creates a queue that runs one task at a time and yields to the event loop before each, so that
 * drawing pictures never delays the responses of /graphql for long.
 */
export function oneAtATime(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(() => nextTurn()).then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
}
