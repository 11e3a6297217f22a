import { type Fault, stateOf } from './faultState.ts';
import { type Category, GraphqlError } from './graphql/errors.ts';
import { RestError } from './rest/RestError.ts';
import type { Shop } from './shop/model.ts';

/** The injected faults of a shop. */
export interface Faults {
  /** Runs before a root field or a route does its work, and fails it by throwing. */
  before(field: string): Promise<void>;
  /** Runs after the work of these root fields. Returns true when the response is to be dropped. */
  shouldLoseResponse(fields: readonly string[]): boolean;
}

/** The response was dropped: the server closes the connection instead of answering. */
export class ResponseLost extends Error {
  override name = 'ResponseLost';
}

const CATEGORIES: readonly Category[] = [
  'graphql-input',
  'graphql-authorization',
  'graphql-authentication',
  'graphql-no-such-entity',
  'graphql-already-exists',
];

/** The faults that the controls have set for a shop. */
export function faultsOf(shop: Shop): Faults {
  const state = stateOf(shop);
  return {
    before: async (field) => {
      const fault = state.take('fail', [field], (one) => one.status === undefined);
      if (fault) throw failureOf(field, fault);
    },
    shouldLoseResponse: (fields) => state.take('drop', fields) !== undefined,
  };
}

/** A fault with a message fails as a refusal, one without as an unexpected error. */
function failureOf(field: string, { message, category }: Fault): Error {
  if (field.includes('/')) {
    const accident =
      'Internal Error. Details are available in Magento log file. Report ID: webapi-5f3a9c1e';
    return new RestError({ status: message ? 400 : 500, message: message ?? accident });
  }
  if (message === undefined) return new Error('A fault was asked for.');
  return new GraphqlError(CATEGORIES.find((one) => one === category) ?? 'graphql-input', message);
}
