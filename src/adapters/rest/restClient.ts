import { timedFetch } from '../timedFetch.ts';
import { type ErrorBody, RestError } from './RestError.ts';

export interface RestClient {
  /**
   * Sends and answers the JSON body.
   * @throws RestError when the answer is not OK; anything else when there is none.
   */
  send<Answer>(path: string, options?: RestOptions): Promise<Answer>;
}

/** Of an answer that is no JSON, in characters. */
const MOST_TEXT = 500;

interface RestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  body?: unknown;
  cache?: RequestCache;
}

/**
 * REST with credentials, JSON headers and the bearer token. Identical requests without a body
 * share one that is in flight; cache 'no-store' or 'reload' aborts the earlier one.
 *
 * @param storeCode - the store view to name in each address, or null for the default one:
 *   an address without a code always acts there, in its currency and language.
 */
export function createRestClient(
  fetchIt: typeof fetch,
  token: () => string | null,
  storeCode: string | null = null,
): RestClient {
  const send = timedFetch(fetchIt);
  const inFlight = new Map<string, { answer: Promise<unknown>; abort: AbortController }>();

  async function request(path: string, options: RestOptions, abort: AbortController) {
    const method = options.method ?? 'GET';
    const bearer = token();
    const response = await send(path, {
      method,
      credentials: 'include',
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        ...(bearer === null ? {} : { Authorization: `Bearer ${bearer}` }),
      },
      signal: abort.signal,
      ...(options.cache ? { cache: options.cache } : {}),
      ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
    });
    if (!response.ok) throw new RestError(method, path, response, await bodyOf(response));
    return (await response.json()) as unknown;
  }

  return {
    send: <Answer>(defaultPath: string, options: RestOptions = {}) => {
      const path = inStoreView(defaultPath, storeCode);
      const key = `${options.method ?? 'GET'} ${path}`;
      const isShared = options.body === undefined;
      const earlier = isShared ? inFlight.get(key) : undefined;
      const isFresh = options.cache === 'no-store' || options.cache === 'reload';
      if (earlier && isFresh) earlier.abort.abort();
      else if (earlier) return earlier.answer as Promise<Answer>;
      const abort = new AbortController();
      const answer = request(path, options, abort).finally(() => {
        if (inFlight.get(key)?.abort === abort) inFlight.delete(key);
      });
      if (isShared) inFlight.set(key, { answer, abort });
      return answer as Promise<Answer>;
    },
  };
}

/** An address of the default store view as that of another: its code stands before the version. */
const inStoreView = (path: string, storeCode: string | null): string =>
  storeCode === null
    ? path
    : path.replace(/^\/rest\/(?=V1\/)/, `/rest/${encodeURIComponent(storeCode)}/`);

/** What came instead of JSON is extra information, as far as it helps. */
async function bodyOf(response: Response): Promise<ErrorBody> {
  const text = await response.text().catch(() => '');
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? (body as ErrorBody) : { body };
  } catch {
    return text === '' ? {} : { body: text.slice(0, MOST_TEXT) };
  }
}
