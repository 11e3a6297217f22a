import { isRecord } from '../../lib/stored/checks.ts';
import { boundedText } from './boundedText.ts';

/** Sends a request like `fetch`. A test replaces it with a platform in memory. */
export type Send = (request: Request) => Promise<Response>;

interface GraphqlResponse {
  /** 0 if the server did not respond. */
  status: number;
  headers: Headers;
  /** Null if the response is not JSON. */
  data: Record<string, unknown> | null;
  /** The messages of the errors, or the reason why there is no response. */
  messages: string[];
  isJson: boolean;
}

/**
 * The commerce server to examine. Its methods do not throw: a missing response is a finding, too.
 */
export interface Platform {
  /** The address without a trailing slash. */
  address: string;
  /** The path of GraphQL, relative to the address. */
  graphqlPath: string;
  /** Sends a document by POST. */
  graphql(query: string, options?: GraphqlOptions): Promise<GraphqlResponse>;
  /** Sends a query by GET. */
  graphqlByGet(query: string): Promise<GraphqlResponse>;
  /** Requests a path below the address. */
  get(path: string): Promise<{ status: number; isJson: boolean }>;
}

interface GraphqlOptions {
  variables?: object;
  headers?: Record<string, string>;
}

/** The timeout of a whole response in ms. A cold server may take long for its first one. */
const TIMEOUT_MS = 30_000;

/** @param graphqlPath - relative to the address. */
export function platformAt(
  address: string,
  graphqlPath: string,
  send: Send,
  timeoutMs = TIMEOUT_MS,
): Platform {
  const base = address.replace(/\/+$/, '');
  const sendRequest = async (path: string, init: RequestInit): Promise<SentRequest> => {
    // Node 20 may collect a signal of AbortSignal.timeout before it fires; a controller stays.
    const controller = new AbortController();
    const { signal } = controller;
    const late = new DOMException(`No end within ${timeoutMs / 1_000} s.`, 'TimeoutError');
    const timer = setTimeout(() => controller.abort(late), timeoutMs);
    try {
      const request = new Request(base + path, { ...init, redirect: 'manual', signal });
      const response = await send(request);
      const { status, headers } = response;
      return { status, headers, text: await boundedText(response, signal), loss: null };
    } catch (error) {
      return {
        status: 0,
        headers: new Headers(),
        text: '',
        loss: `${NO_RESPONSE} ${reasonOf(error)}`,
      };
    } finally {
      clearTimeout(timer);
    }
  };
  return {
    address: base,
    graphqlPath,
    graphql: async (query, { variables = {}, headers = {} } = {}) =>
      responseOf(
        await sendRequest(graphqlPath, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify({ query, variables }),
        }),
      ),
    graphqlByGet: async (query) =>
      responseOf(await sendRequest(`${graphqlPath}?query=${encodeURIComponent(query)}`, {})),
    get: async (path) => {
      const { status, text } = await sendRequest(path, { headers: { accept: 'application/json' } });
      return { status, isJson: parseJson(text) !== undefined };
    },
  };
}

interface SentRequest {
  status: number;
  headers: Headers;
  text: string;
  loss: string | null;
}

/** The prefix of the message that stands for a missing response. */
export const NO_RESPONSE = 'No response:';

/** Node's fetch names the reason of a failure only in its cause. */
const reasonOf = (error: unknown): string =>
  String(error instanceof Error && error.cause ? error.cause : error);

function responseOf({ status, headers, text, loss }: SentRequest): GraphqlResponse {
  const body = parseJson(text);
  const { data, errors } = isRecord(body) ? body : {};
  const errorMessages = (Array.isArray(errors) ? errors : []).map((error) =>
    isRecord(error) ? String(error.message) : '',
  );
  return {
    status,
    headers,
    data: isRecord(data) ? data : null,
    messages: loss ? [loss] : errorMessages,
    isJson: body !== undefined,
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
