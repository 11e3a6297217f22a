import { Client, fetchExchange } from 'urql';

interface ClientRequest<Variables> {
  query: string;
  variables: Variables;
}

/** Creates a client without a cache whose responses a function provides, and logs its variables. */
export function respondingClient<Variables>(
  respond: (request: ClientRequest<Variables>) => unknown,
) {
  /** The variables of each request, in order. */
  const requests: unknown[] = [];
  const client = new Client({
    url: 'http://shop.test/graphql',
    preferGetMethod: false,
    exchanges: [fetchExchange],
    fetch: async (_, init) => {
      const request = JSON.parse(String(init?.body));
      requests.push(request.variables);
      return Response.json(respond(request));
    },
  });
  return { client, requests };
}
