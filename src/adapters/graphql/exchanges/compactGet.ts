import { type Exchange, makeOperation, type Operation } from '@urql/core';
import {
  makeFetchBody,
  makeFetchOptions,
  makeFetchSource,
  makeFetchURL,
} from '@urql/core/internal';
import { filter, merge, mergeMap, pipe, takeUntil } from 'wonka';
import { minify } from './minify.ts';

/** Longest URL, after minification, that is sent by GET, in characters. */
const MAX_URL_LENGTH = 8_000;

/**
 * The last exchange, which performs requests: queries by GET, minified and with their parameters in
 * a fixed order so that HTTP caches recognise them; mutations and overlong queries by POST.
 */
export const compactGetExchange =
  ({ method }: { method: 'get' | 'post' }): Exchange =>
  ({ forward }) =>
  (operations$) =>
    merge([
      pipe(
        operations$,
        filter(({ kind }) => kind === 'query' || kind === 'mutation'),
        mergeMap((operation) => {
          const body = compactBody(operation);
          const byGet = withGetMethod(
            operation.kind === 'query' && method === 'get' ? 'force' : false,
            operation,
          );
          const isTooLong = makeFetchURL(byGet, body).length > MAX_URL_LENGTH;
          const sent = isTooLong ? withGetMethod(false, operation) : byGet;
          return pipe(
            makeFetchSource(sent, makeFetchURL(sent, body), makeFetchOptions(sent, body)),
            takeUntil(
              pipe(
                operations$,
                filter(({ kind, key }) => kind === 'teardown' && key === operation.key),
              ),
            ),
          );
        }),
      ),
      pipe(
        operations$,
        filter(({ kind }) => kind !== 'query' && kind !== 'mutation'),
        forward,
      ),
    ]);

/** The URL of a query that is sent by GET. */
export const compactUrl = (query: Operation): string =>
  makeFetchURL(withGetMethod('force', query), compactBody(query));

const withGetMethod = (preferGetMethod: 'force' | false, operation: Operation): Operation =>
  makeOperation(operation.kind, operation, { ...operation.context, preferGetMethod });

function compactBody(operation: Operation) {
  const body = makeFetchBody(operation);
  if (body.query) body.query = minify(body.query);
  return body;
}
