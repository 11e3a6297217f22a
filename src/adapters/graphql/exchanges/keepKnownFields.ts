import { mapExchange, type OperationResult } from '@urql/core';
import { classified, Unreachable } from '../errors.ts';

const untold = (result: OperationResult): OperationResult =>
  result.operation.kind === 'query' &&
  result.error &&
  classified(result.error) instanceof Unreachable &&
  Object.values(result.data ?? {}).every((field) => field === null)
    ? { ...result, data: undefined }
    : result;

/**
 * A query that broke at the platform answers null for all that was asked: that says nothing of what
 * is known, so the cache is not told.
 *
 * @remarks
 * Place it between the cache and the network. A refusal passes: what is gone is gone.
 */
export const keepKnownFieldsExchange = mapExchange({ onResult: untold });
