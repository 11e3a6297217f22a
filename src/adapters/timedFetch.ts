/** Timeout of a request, in ms. */
const TIMEOUT = 30_000;

/** A request timed out; the platform may or may not have executed it. */
export class RequestTimeout extends Error {
  override readonly name = 'RequestTimeout';
}

/**
 * Wraps `fetch` so that a request aborts and rejects after `timeout` (ms), which releases what
 * waits for it, such as the mutation queue. The caller's own abort signal still applies.
 *
 * @throws RequestTimeout (the returned function) when the time is over
 */
export const timedFetch =
  (send: typeof fetch, timeout = TIMEOUT): typeof fetch =>
  async (input, init) => {
    const timeoutSignal = AbortSignal.timeout(timeout);
    // Safari before 17.4 cannot combine two signals; the timeout matters more than the caller's.
    const signal =
      init?.signal && AbortSignal.any
        ? AbortSignal.any([init.signal, timeoutSignal])
        : timeoutSignal;
    try {
      return await send(input, { ...init, signal });
    } catch (error) {
      throw timeoutSignal.aborted ? new RequestTimeout('The request took too long.') : error;
    }
  };
