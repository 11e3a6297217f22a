/** After this time a request is given up, in ms. */
const TIMEOUT = 30_000;

/** A request that was given up: the platform may or may not have done what it was asked. */
export class RequestTimeout extends Error {
  override readonly name = 'RequestTimeout';
}

/**
 * `fetch` that never hangs: after 30 s it aborts and fails, which releases whoever waits, such
 * as the mutation queue. The caller's own abort signal keeps its meaning.
 */
export const timedFetch =
  (send: typeof fetch, timeout = TIMEOUT): typeof fetch =>
  async (input, init) => {
    const late = AbortSignal.timeout(timeout);
    // Where two signals cannot be one, as in Safari before 17.4, the caller's own is the lesser.
    const signal = init?.signal && AbortSignal.any ? AbortSignal.any([init.signal, late]) : late;
    try {
      return await send(input, { ...init, signal });
    } catch (error) {
      throw late.aborted ? new RequestTimeout('The request took too long.') : error;
    }
  };
