import {
  Client,
  CombinedError,
  createRequest,
  makeOperation,
  type Operation,
  type OperationResult,
} from '@urql/core';
import { describe, expect, it } from 'vitest';
import { makeSubject, pipe, type Source, subscribe } from 'wonka';
import { sendOnceExchange } from '../../../../src/adapters/graphql/exchanges/sendOnce.ts';
import { Add, Read } from './manualClient.ts';

describe('Query that is in flight', () => {
  it('is not sent a second time', () => {
    const { send, sent } = startExchange();
    send(READ);
    send(READ);
    expect(sent()).toEqual(['query']);
  });

  it('is sent again after a response, a failure or a teardown', () => {
    const { send, respond, sent } = startExchange();
    send(READ);
    respond(READ);
    send(READ);
    respond(READ, new CombinedError({ networkError: new TypeError('Failed to fetch') }));
    send(READ);
    send(makeOperation('teardown', READ));
    send(READ);
    send(READ);
    expect(sent()).toEqual(['query', 'query', 'query', 'teardown', 'query']);
  });

  it('is sent again when a mutation was sent or answered after it', () => {
    const { send, respond, sent } = startExchange();
    send(READ);
    send(ADD);
    send(READ);
    respond(ADD);
    send(READ);
    send(READ);
    expect(sent()).toEqual(['query', 'mutation', 'query', 'query']);
  });

  it('is sent a second time when it bypasses the cache, since it may concern another store view', () => {
    const { send, sent } = startExchange();
    const bypassing = makeOperation('query', READ, { ...READ.context, bypassCache: true });
    send(bypassing);
    send(bypassing);
    expect(sent()).toEqual(['query', 'query']);
  });
});

const CLIENT = new Client({
  url: 'http://shop.test/graphql',
  exchanges: [],
  preferGetMethod: false,
});
const READ = CLIENT.createRequestOperation('query', createRequest(Read, {}));
const ADD = CLIENT.createRequestOperation('mutation', createRequest(Add, { n: 1 }));

/** The exchange alone. */
function startExchange() {
  const operations = makeSubject<Operation>();
  const results = makeSubject<OperationResult>();
  const sent: string[] = [];
  const forward = (operations$: Source<Operation>) => {
    pipe(
      operations$,
      subscribe(({ kind }) => sent.push(kind)),
    );
    return results.source;
  };
  pipe(
    sendOnceExchange({ client: CLIENT, forward, dispatchDebug: () => {} })(operations.source),
    subscribe(() => {}),
  );
  return {
    send: operations.next,
    respond: (operation: Operation, error?: CombinedError) =>
      results.next({ operation, data: {}, error, stale: false, hasNext: false }),
    sent: () => sent,
  };
}
