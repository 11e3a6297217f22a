import { mapExchange, type OperationResult } from '@urql/core';
import { classifyError, UnreachableError } from '../errors.ts';

const withoutNullData = (result: OperationResult): OperationResult =>
  result.operation.kind === 'query' &&
  result.error &&
  classifyError(result.error) instanceof UnreachableError &&
  Object.values(result.data ?? {}).every((field) => field === null)
    ? { ...result, data: undefined }
    : result;

/**
 * Removes the data of a query that failed at the platform with null in every field. The cache would
 * otherwise overwrite known fields with null.
 *
 * @remarks
 * Place it between the cache and the network. Nulls of a rejected query pass: those entities are
 * gone.
 */
export const keepKnownFieldsExchange = mapExchange({ onResult: withoutNullData });
