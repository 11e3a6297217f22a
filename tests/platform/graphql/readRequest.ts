import { type DocumentNode, GraphQLError, parse } from 'graphql';
import type { Listener } from './phrases.ts';
import { phrase } from './phrases.ts';
import { RequestError } from './requestError.ts';

export interface GraphqlRequest {
  document: DocumentNode;
  variables: Record<string, unknown>;
}

/** Reads the document and its variables (contract, behaviour sections 1 and 2). */
export async function readRequest(request: Request, listener: Listener): Promise<GraphqlRequest> {
  if (request.method === 'GET') {
    const parameters = new URL(request.url).searchParams;
    const variables = json(parameters.get('variables') ?? '', listener);
    return { document: parsed(parameters.get('query')), variables: record(variables) };
  }
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) {
    throw new RequestError(phrase(listener, 'Request content type must be application/json'));
  }
  const body = record(json(await request.text(), listener));
  return { document: parsed(body.query), variables: record(body.variables) };
}

/** The names of the document's operations are not looked at: the platform passes none on. */
function parsed(query: unknown): DocumentNode {
  try {
    return parse(typeof query === 'string' ? query : '');
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

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
