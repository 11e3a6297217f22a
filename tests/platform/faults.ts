import { type Fault, stateOf } from './faultState.ts';
import { type Category, GraphqlError } from './graphql/errors.ts';
import { RestError } from './rest/RestError.ts';
import type { Shop } from './shop/model.ts';

/** What goes wrong on purpose (controls). */
export interface Faults {
  /** Before a root field's or a route's work: a throw fails it. */
  before(field: string): Promise<void>;
  /** After the work of these root fields: true when the answer is to get lost on its way. */
  losesAnswer(fields: readonly string[]): boolean;
}

/** The answer got lost: whoever serves the platform closes the connection. */
export class AnswerLost extends Error {
  override name = 'AnswerLost';
}

const CATEGORIES: readonly Category[] = [
  'graphql-input',
  'graphql-authorization',
  'graphql-authentication',
  'graphql-no-such-entity',
  'graphql-already-exists',
];

/** The faults that are set for a shop. */
export function faultsOf(shop: Shop): Faults {
  const state = stateOf(shop);
  return {
    before: async (field) => {
      const fault = state.take('fail', [field], (one) => one.status === undefined);
      if (fault) throw failureOf(field, fault);
    },
    losesAnswer: (fields) => state.take('drop', fields) !== undefined,
  };
}

/** A fault with words fails like a refusal; one without, like an accident. */
function failureOf(field: string, { message, category }: Fault): Error {
  if (field.includes('/')) {
    const accident =
      'Internal Error. Details are available in Magento log file. Report ID: webapi-5f3a9c1e';
    return new RestError({ status: message ? 400 : 500, message: message ?? accident });
  }
  if (message === undefined) return new Error('A fault was asked for.');
  return new GraphqlError(CATEGORIES.find((one) => one === category) ?? 'graphql-input', message);
}
