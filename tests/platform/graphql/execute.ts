import { type ExecutionResult, execute } from 'graphql';
import { type Faults, ResponseLost } from '../faults.ts';
import { requireCaptcha } from '../shop/captcha.ts';
import type { RequestContext, Shop } from '../shop/model.ts';
import {
  type AroundRootField,
  type ExecutionContext,
  executableSchema,
} from './executableSchema.ts';
import { type FormattedError, formatError, statusOf } from './formatErrors.ts';
import { cacheHeaders, NO_CACHE } from './headers.ts';
import {
  aliasCount,
  complexityMessage,
  fieldCount,
  limitRefusal,
  MAX_ALIASES,
  MAX_FIELDS,
} from './limits.ts';
import { phrase } from './phrases.ts';
import { type GraphqlRequest, readRequest } from './readRequest.ts';
import { requestContext } from './requestContext.ts';
import { RequestError, requestErrorResponse } from './requestError.ts';
import { ResponseTooLarge, responseSize } from './responseSize.ts';
import { problemsOf } from './validDocuments.ts';

/** Answers /graphql. Executes any valid document, whatever its operation name. */
export async function handleGraphql(
  request: Request,
  shop: Shop,
  faults: Faults,
): Promise<Response> {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204 });
  if (request.method !== 'GET' && request.method !== 'POST') {
    return new Response(null, { status: 405, headers: { allow: 'GET, POST, OPTIONS' } });
  }
  try {
    const context = requestContext(request, shop);
    return await respond(request, context, await readRequest(request, context), faults);
  } catch (error) {
    if (error instanceof RequestError) return requestErrorResponse(error, shop.release);
    throw error;
  }
}

async function respond(
  request: Request,
  context: RequestContext,
  { document, variables }: GraphqlRequest,
  faults: Faults,
): Promise<Response> {
  const { shop } = context;
  const isMutation = document.definitions.some(
    (definition) => 'operation' in definition && definition.operation === 'mutation',
  );
  if (isMutation && request.method === 'GET') {
    throw new RequestError(phrase(context, 'Mutation requests allowed only for POST requests'));
  }
  // The platform measures a document before it validates the fields.
  const fields = fieldCount(document);
  if (fields > MAX_FIELDS) throw new RequestError(complexityMessage(fields));
  const aliases = aliasCount(document);
  if (shop.release !== '2.4.7' && aliases > MAX_ALIASES) {
    const english = 'Max Aliases in query should be %1 but got %2.';
    throw new RequestError(phrase(context, english, MAX_ALIASES, aliases));
  }
  const schema = executableSchema(shop);
  const invalid = problemsOf(schema, document);
  if (invalid.length > 0) {
    return refusalOf(invalid.map((error) => formatError(error, context)));
  }
  const limit = limitRefusal(document, variables);
  if (limit !== null) return refusalOf([{ message: limit }]);

  const rootFields: string[] = [];
  const aroundRootField: AroundRootField = async (name, work) => {
    rootFields.push(name);
    await faults.before(name);
    requireCaptcha(shop, request, name);
    return work();
  };
  const size = responseSize();
  const contextValue: ExecutionContext = { ...context, aroundRootField, countValue: size.add };
  const result = await execute({ schema, document, variableValues: variables, contextValue });
  if (size.isTooLarge()) return refusalOf([{ message: new ResponseTooLarge().message }]);
  if (faults.shouldLoseResponse(rootFields)) throw new ResponseLost(rootFields.join(', '));
  const errors = (result.errors ?? []).map((error) => formatError(error, context));
  return Response.json(body(result, errors), {
    status: statusOf(errors, shop.release),
    headers: isMutation ? NO_CACHE : cacheHeaders(request, context, rootFields, errors.length > 0),
  });
}

/** The response to an invalid document, which has errors but no data. */
const refusalOf = (errors: FormattedError[]): Response =>
  Response.json({ errors }, { headers: NO_CACHE });

const body = ({ data }: ExecutionResult, errors: FormattedError[]) => ({
  ...(errors.length > 0 && { errors }),
  ...(data !== undefined && { data }),
});
