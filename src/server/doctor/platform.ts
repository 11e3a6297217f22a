/** Sends a request like `fetch`. A test replaces it with a platform in memory. */
export type Send = (request: Request) => Promise<Response>;

export interface GraphqlAnswer {
  status: number;
  headers: Headers;
  /** Null if the response is not JSON. */
  data: Record<string, unknown> | null;
  messages: string[];
  isJson: boolean;
}

/** The commerce server to examine. */
export interface Platform {
  /** The address without a trailing slash. */
  address: string;
  /** Sends a document by POST. */
  graphql(query: string, options?: GraphqlOptions): Promise<GraphqlAnswer>;
  /** Sends a query by GET. */
  graphqlByGet(query: string): Promise<GraphqlAnswer>;
  /** Requests a path below the address. */
  get(path: string): Promise<{ status: number; isJson: boolean }>;
}

interface GraphqlOptions {
  variables?: object;
  headers?: Record<string, string>;
}

/** The timeout of a request in ms. A cold server may take long for its first response. */
const PATIENCE_MS = 30_000;

/** @param graphqlPath - relative to the address. */
export function platformAt(address: string, graphqlPath: string, send: Send): Platform {
  const base = address.replace(/\/+$/, '');
  const sent = (path: string, init: RequestInit) =>
    send(
      new Request(base + path, {
        ...init,
        redirect: 'manual',
        signal: AbortSignal.timeout(PATIENCE_MS),
      }),
    );
  return {
    address: base,
    graphql: async (query, { variables = {}, headers = {} } = {}) =>
      answerOf(
        await sent(graphqlPath, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify({ query, variables }),
        }),
      ),
    graphqlByGet: async (query) =>
      answerOf(await sent(`${graphqlPath}?query=${encodeURIComponent(query)}`, {})),
    get: async (path) => {
      const response = await sent(path, { headers: { accept: 'application/json' } });
      return { status: response.status, isJson: parsed(await response.text()) !== undefined };
    },
  };
}

async function answerOf(response: Response): Promise<GraphqlAnswer> {
  const body = parsed(await response.text());
  const { data, errors } = isRecord(body) ? body : {};
  return {
    status: response.status,
    headers: response.headers,
    data: isRecord(data) ? data : null,
    messages: (Array.isArray(errors) ? errors : []).map((error) =>
      isRecord(error) ? String(error.message) : '',
    ),
    isJson: body !== undefined,
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
