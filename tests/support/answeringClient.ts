import { Client, fetchExchange } from 'urql';

interface Asked<Variables> {
  query: string;
  variables: Variables;
}

/** A client of a platform that answers as it is told, without a cache, and what it was asked for. */
export function answeringClient<Variables>(answer: (asked: Asked<Variables>) => unknown) {
  /** The variables, in the order of asking. */
  const asked: unknown[] = [];
  const client = new Client({
    url: 'http://shop.test/graphql',
    preferGetMethod: false,
    exchanges: [fetchExchange],
    fetch: async (_, init) => {
      const request = JSON.parse(String(init?.body));
      asked.push(request.variables);
      return Response.json(answer(request));
    },
  });
  return { client, asked };
}
