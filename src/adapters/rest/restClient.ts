import { containsPhrase, SESSION_PHRASES } from '../sessionPhrases.ts';
import { timedFetch } from '../timedFetch.ts';
import { type ErrorBody, RestError } from './RestError.ts';

export interface RestClient {
  /**
   * Sends a request and returns the response's JSON body.
   *
   * @throws RestError for an error status; another error when there is no response
   */
  send<Body>(path: string, options?: RestOptions): Promise<Body>;
}

/** Maximum length of an error response that is not JSON, in characters. */
const MAX_TEXT_LENGTH = 500;

interface RestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  body?: unknown;
  cache?: RequestCache;
}

/**
 * Creates a REST client with credentials, JSON headers and the bearer token. Identical requests
 * without a body share the one in flight, unless `cache` is 'no-store' or 'reload', which aborts
 * it.
 *
 * @param storeCode - the store view to name in each URL; null for the default view, whose currency
 *   and language apply to every URL without a code
 * @param onRejected - called with the `Authorization` header of a request for which the platform
 *   rejected the customer's session
 */
export function createRestClient(
  fetchIt: typeof fetch,
  token: () => string | null,
  storeCode: string | null,
  onRejected: (authorization: string) => void,
): RestClient {
  const send = timedFetch(fetchIt);
  const inFlight = new Map<string, { response: Promise<unknown>; abort: AbortController }>();

  async function request(path: string, options: RestOptions, abort: AbortController) {
    const method = options.method ?? 'GET';
    const bearer = token();
    const authorization = bearer === null ? null : `Bearer ${bearer}`;
    const response = await send(path, {
      method,
      credentials: 'include',
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        ...(authorization === null ? {} : { Authorization: authorization }),
      },
      signal: abort.signal,
      ...(options.cache ? { cache: options.cache } : {}),
      ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
    });
    if (response.ok) return (await response.json()) as unknown;
    const error = new RestError(method, path, response, await bodyOf(response));
    if (authorization !== null && isSessionError(error)) onRejected(authorization);
    throw error;
  }

  return {
    send: <Body>(defaultPath: string, options: RestOptions = {}) => {
      const path = withStoreCode(defaultPath, storeCode);
      const key = `${options.method ?? 'GET'} ${path}`;
      const isShared = options.body === undefined;
      const earlier = isShared ? inFlight.get(key) : undefined;
      const isFresh = options.cache === 'no-store' || options.cache === 'reload';
      if (earlier && isFresh) earlier.abort.abort();
      else if (earlier) return earlier.response as Promise<Body>;
      const abort = new AbortController();
      const response = request(path, options, abort).finally(() => {
        if (inFlight.get(key)?.abort === abort) inFlight.delete(key);
      });
      if (isShared) inFlight.set(key, { response, abort });
      return response as Promise<Body>;
    },
  };
}

/**
 * A proxy's status text, such as "Network Authentication Required", rejects no session, and neither
 * does a declined payment, status 400, that asks for the card holder's authentication.
 */
const isSessionError = ({ status, isFromPlatform, shopperMessage }: RestError): boolean =>
  status === 401 ||
  (status !== 400 && isFromPlatform && containsPhrase(shopperMessage, SESSION_PHRASES));

/** Inserts a store view's code in front of the API version in a URL. */
const withStoreCode = (path: string, storeCode: string | null): string =>
  storeCode === null
    ? path
    : path.replace(/^\/rest\/(?=V1\/)/, `/rest/${encodeURIComponent(storeCode)}/`);

/** Parses an error response; text that is not JSON becomes extra information, truncated. */
async function bodyOf(response: Response): Promise<ErrorBody> {
  const text = await response.text().catch(() => '');
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? (body as ErrorBody) : { body };
  } catch {
    return text === '' ? {} : { body: text.slice(0, MAX_TEXT_LENGTH) };
  }
}
