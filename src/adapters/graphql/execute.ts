import type { AnyVariables, Client, DocumentInput, OperationContext } from '@urql/core';
import { classified, PlatformError } from './errors.ts';

/**
 * Sends a document and answers its data.
 * @throws PlatformError, classified.
 */
export async function query<Data, Variables extends AnyVariables>(
  client: Client,
  document: DocumentInput<Data, Variables>,
  variables: Variables,
  context?: Partial<OperationContext>,
): Promise<Data> {
  const { data, error } = await client.query(document, variables, context).toPromise();
  return answered(data, error);
}

/** The same for a mutation; it waits its turn in the queue. */
export async function mutate<Data, Variables extends AnyVariables>(
  client: Client,
  document: DocumentInput<Data, Variables>,
  variables: Variables,
  context?: Partial<OperationContext>,
): Promise<Data> {
  const { data, error } = await client.mutation(document, variables, context).toPromise();
  return answered(data, error);
}

function answered<Data>(
  data: Data | undefined,
  error: Parameters<typeof classified>[0] | undefined,
): Data {
  if (error) throw classified(error);
  if (data === undefined || data === null) {
    throw new PlatformError('unreachable', 'The platform gave no answer that makes sense.');
  }
  return data;
}
