import { CACHE_ID } from './exchanges/headers.ts';

/** After this time a request is given up and answers as a lost network, in ms. */
const TIMEOUT = 30_000;

/**
 * `fetch` that never hangs: it aborts after 30 s with an error, which releases the mutation
 * queue. It also notes the cache id that the platform returns (spec §7).
 */
export const timedFetch =
  (send: typeof fetch, keepCacheId: (id: string) => void): typeof fetch =>
  async (input, init) => {
    const timeout = AbortSignal.timeout(TIMEOUT);
    const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
    const response = await send(input, { ...init, signal }).catch((error: unknown) => {
      // urql takes an abort for a teardown and would never answer.
      throw timeout.aborted ? new Error('The request took too long.') : error;
    });
    const id = response.headers.get(CACHE_ID);
    if (id) keepCacheId(id);
    return response;
  };
