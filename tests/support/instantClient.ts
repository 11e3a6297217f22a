import { makeResult, type OperationResult } from '@urql/core';
import { Client } from 'urql';
import { filter, map, pipe } from 'wonka';

/**
 * Creates a client that answers in the same turn, so that nothing suspends.
 *
 * @param respond - the data of an operation with this name; an error is the response's error
 */
export function instantClient(
  respond: (name: string, variables: Record<string, unknown>) => object | Error,
): Client {
  return new Client({
    url: 'https://shop.example/graphql',
    exchanges: [
      () => (operations) =>
        pipe(
          operations,
          filter(({ kind }) => kind !== 'teardown'),
          map((operation): OperationResult => {
            const [definition] = operation.query.definitions;
            const name = (definition && 'name' in definition && definition.name?.value) || '';
            const response = respond(name, operation.variables as Record<string, unknown>);
            return response instanceof Error
              ? makeResult(operation, { data: null, errors: [response] }, new Response())
              : makeResult(operation, { data: response }, new Response());
          }),
        ),
    ],
  });
}
