import { Client, gql } from '@urql/core';
import { describe, expect, it } from 'vitest';
import { compactGetExchange } from '../../../../src/adapters/graphql/exchanges/compactGet.ts';

const Read = gql`
  query Read($id: Int, $text: String) {
    read(id: $id, text: $text) # which
  }
`;
const Write = gql`
  mutation Write($id: Int) {
    write(id: $id)
  }
`;

describe('Compact GET exchange', () => {
  it('sends queries by GET, minified, with parameters in a fixed order', async () => {
    const { client, requests } = recordRequests('get');
    await client.query(Read, { text: 'a b', id: 1 }).toPromise();
    expect(requests.map(({ method }) => method)).toEqual(['GET']);
    expect([...new URL(requests[0]?.url ?? '').searchParams]).toEqual([
      ['query', 'query Read($id:Int$text:String){read(id:$id text:$text)}'],
      ['operationName', 'Read'],
      ['variables', '{"id":1,"text":"a b"}'],
    ]);
  });

  it('sends mutations by POST', async () => {
    const { client, requests } = recordRequests('get');
    await client.mutation(Write, { id: 1 }).toPromise();
    expect(requests.map(({ method, url }) => [method, url])).toEqual([
      ['POST', 'http://shop.test/graphql'],
    ]);
    expect(await requests[0]?.json()).toMatchObject({
      query: 'mutation Write($id:Int){write(id:$id)}',
      variables: { id: 1 },
    });
  });

  it('sends a query by POST when its minified address exceeds 8,000 characters', async () => {
    const { client, requests } = recordRequests('get');
    await client.query(Read, { text: 'x'.repeat(7_800) }).toPromise();
    await client.query(Read, { text: 'x'.repeat(8_000) }).toPromise();
    expect(requests.map(({ method }) => method)).toEqual(['GET', 'POST']);
  });

  it('sends queries by POST when the configuration says so', async () => {
    const { client, requests } = recordRequests('post');
    await client.query(Read, { id: 1 }).toPromise();
    expect(requests.map(({ method }) => method)).toEqual(['POST']);
  });
});

function recordRequests(method: 'get' | 'post') {
  const requests: Request[] = [];
  const client = new Client({
    url: 'http://shop.test/graphql',
    preferGetMethod: false,
    exchanges: [compactGetExchange({ method })],
    fetch: async (input, init) => {
      requests.push(new Request(input, init));
      return Response.json({ data: {} });
    },
  });
  return { client, requests };
}
