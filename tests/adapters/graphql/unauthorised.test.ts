import { gql } from '@urql/core';
import { describe, expect, it, vi } from 'vitest';
import { shopClient } from '../shopClient.ts';

const Question = gql`
  query Question {
    customer {
      firstname
    }
  }
`;

/**
 * Sends a request that gets this status and body.
 *
 * @returns the number of requests, and what the shop reported
 */
async function requestAnsweredBy(status: number, body: string, type: string) {
  const onSessionRejected = vi.fn();
  const send = vi.fn(async () => new Response(body, { status, headers: { 'content-type': type } }));
  const { client } = shopClient({ fetch: send, token: () => 'a-token', onSessionRejected });
  const { error } = await client.query(Question, {}).toPromise();
  return { sent: send.mock.calls.length, rejected: onSessionRejected.mock.calls, error };
}

describe('GraphQL client', () => {
  it.each([
    ['an empty body', '', 'text/plain'],
    ['a page of HTML', '<h1>401</h1>', 'text/html'],
    ["a proxy's JSON", '{"message":"Unauthorized"}', 'application/json'],
  ])('ends the session and does not retry after a 401 with %s', async (_, body, type) => {
    const { sent, rejected, error } = await requestAnsweredBy(401, body, type);
    expect(error).toBeDefined();
    expect(sent).toBe(1);
    expect(rejected).toEqual([['Bearer a-token']]);
  });

  it.each([400, 403, 404])(
    'neither retries nor ends the session after the status %i',
    async (status) => {
      const { sent, rejected } = await requestAnsweredBy(status, '<h1>No</h1>', 'text/html');
      expect(sent).toBe(1);
      expect(rejected).toEqual([]);
    },
  );
});
