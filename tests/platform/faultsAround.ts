import { setTimeout as wait } from 'node:timers/promises';
import { type DocumentNode, type FieldNode, parse } from 'graphql';
import { stateOf } from './faultState.ts';
import { routeName } from './rest/handleRest.ts';
import type { Shop } from './shop/model.ts';

/**
 * Answers a call to /graphql or /rest and applies the faults that the controls have set: a closed
 * shop, a delay, a status without work, a malformed or a held response. Writes the log.
 */
export async function respondWithFaults(
  request: Request,
  shop: Shop,
  respond: () => Promise<Response>,
): Promise<Response> {
  const state = stateOf(shop);
  const fields = await fieldsOf(request.clone(), shop);
  state.log.push(...fields.map((name) => ({ method: request.method, name })));
  const ms = state.waitOf(fields);
  if (ms > 0) await wait(ms);
  if (state.isDown) return htmlResponse(503, 'Service Unavailable');
  const fault = state.take('fail', fields, (one) => one.status !== undefined);
  if (fault) return errorResponse(request, fault.status ?? 500, fault.message);
  const response = await respond().finally(() => state.untilReleased(fields));
  return state.take('malformed', fields) ? htmlResponse(200, '<html><body>Fatal error') : response;
}

const htmlResponse = (status: number, text: string): Response =>
  new Response(text, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });

/** An error response in the format of the interface that was called. */
function errorResponse(
  request: Request,
  status: number,
  message = 'Internal server error',
): Response {
  const isRest = new URL(request.url).pathname.startsWith('/rest/');
  return Response.json(isRest ? { message } : { errors: [{ message }] }, { status });
}

/** The GraphQL root fields that a request selects, or the REST route that it calls. */
async function fieldsOf(request: Request, shop: Shop): Promise<string[]> {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname !== '/graphql') return [routeName(request, shop) ?? pathname];
  try {
    const query =
      request.method === 'GET' ? searchParams.get('query') : (await request.json()).query;
    return rootFields(parse(String(query)));
  } catch {
    return [];
  }
}

const rootFields = ({ definitions }: DocumentNode): string[] =>
  definitions.flatMap((definition) =>
    definition.kind === 'OperationDefinition'
      ? definition.selectionSet.selections
          .filter((selection): selection is FieldNode => selection.kind === 'Field')
          .map((field) => field.name.value)
      : [],
  );
