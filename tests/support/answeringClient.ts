import { Client, fetchExchange } from 'urql';

interface Asked<Variables> {
  query: string;
  variables: Variables;
}

/** Creates a client without a cache whose responses a function provides, and logs its variables. */
export function answeringClient<Variables>(answer: (asked: Asked<Variables>) => unknown) {
  /** The variables of each request, in order. */
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
