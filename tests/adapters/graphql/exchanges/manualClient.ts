import {
  Client,
  CombinedError,
  type Exchange,
  gql,
  makeResult,
  type Operation,
  type OperationResult,
} from '@urql/core';
import { fromPromise, makeSubject, mergeMap, pipe, tap } from 'wonka';

export const Add = gql`mutation Add($n: Int) { add(n: $n) }`;
export const Read = gql`query Read { read }`;

/**
 * Creates a client with these exchanges whose responses the test sends by hand, oldest request
 * first.
 */
export function manualClient(exchanges: Exchange[]) {
  const sent: Operation[] = [];
  const waiting: ((result: OperationResult) => void)[] = [];
  const platform: Exchange = () => (operations$) =>
    pipe(
      operations$,
      tap((operation) => operation.kind !== 'teardown' && sent.push(operation)),
      mergeMap((operation) =>
        operation.kind === 'teardown'
          ? makeSubject<OperationResult>().source
          : fromPromise(new Promise<OperationResult>((resolve) => waiting.push(resolve))),
      ),
    );
  const client = new Client({
    url: 'http://shop.test/graphql',
    preferGetMethod: false,
    exchanges: [...exchanges, platform],
  });
  const settle = async (result: OperationResult) => {
    waiting.shift()?.(result);
    for (let turn = 0; turn < 8; turn++) await Promise.resolve();
  };
  const current = (): Operation => {
    const operation = sent[sent.length - waiting.length];
    if (!operation) throw new Error('Nothing was sent.');
    return operation;
  };
  return {
    client,
    sent,
    respond: (data: object = {}, errors?: object[], response?: Response) =>
      settle(
        makeResult(
          current(),
          { data, ...(errors ? { errors: errors as never } : {}) } as never,
          response,
        ),
      ),
    fail: (networkError: Error) =>
      settle({
        operation: current(),
        data: undefined,
        error: new CombinedError({ networkError }),
        stale: false,
        hasNext: false,
      }),
  };
}
