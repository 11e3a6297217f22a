import { type DocumentNode, GraphQLError, parse } from 'graphql';
import type { Listener } from './phrases.ts';
import { phrase } from './phrases.ts';
import { RequestError } from './requestError.ts';

/** Limit of tokens; a document of the largest allowed complexity has a quarter of them. */
const MAX_TOKENS = 4_000;
/** Limit of values in all variables together, at any depth. */
const MAX_VALUES = 5_000;

export interface GraphqlRequest {
  document: DocumentNode;
  variables: Record<string, unknown>;
}

/** Reads and parses the document and the variables of a request. */
export async function readRequest(request: Request, listener: Listener): Promise<GraphqlRequest> {
  if (request.method === 'GET') {
    const parameters = new URL(request.url).searchParams;
    const variables = json(parameters.get('variables') ?? '', listener);
    return {
      document: parseQuery(parameters.get('query')),
      variables: limitVariables(variables, listener),
    };
  }
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) {
    throw new RequestError(phrase(listener, 'Request content type must be application/json'));
  }
  const body = record(json(await request.text(), listener));
  return { document: parseQuery(body.query), variables: limitVariables(body.variables, listener) };
}

/** Parses the document. Operation names are ignored, as the platform ignores them. */
function parseQuery(query: unknown): DocumentNode {
  try {
    return parse(typeof query === 'string' ? query : '', { maxTokens: MAX_TOKENS });
  } catch (error) {
    const message = error instanceof GraphQLError ? error.message : String(error);
    throw new RequestError(message, { '2.4.7': 400, '2.4.9': 400 });
  }
}

function json(text: string, listener: Listener): unknown {
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    const isOld = listener.shop.release === '2.4.7';
    const message = isOld
      ? 'Unable to unserialize value. Error: Syntax error'
      : 'Unable to parse the request.';
    throw new RequestError(phrase(listener, message), { '2.4.7': 500, '2.4.9': 400 });
  }
}

/**
 * Returns the variables. Refuses more values than the limit, since comparing a long list takes too
 * long.
 */
function limitVariables(variables: unknown, listener: Listener): Record<string, unknown> {
  let remaining = MAX_VALUES;
  const pending: unknown[] = [variables];
  for (let value = pending.pop(); value !== undefined; value = pending.pop()) {
    if (remaining-- < 0) {
      throw new RequestError(phrase(listener, 'The request holds too many values.'), {
        '2.4.7': 400,
        '2.4.9': 400,
      });
    }
    if (typeof value === 'object' && value !== null) pending.push(...Object.values(value));
  }
  return record(variables);
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
