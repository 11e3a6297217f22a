/**
 * A request that sends a GraphQL query without variables.
 *
 * @param address - of GraphQL, without a query
 * @param method - the value of COMMERCE_GRAPHQL_METHOD: `post` for a platform that rejects queries
 * by GET
 */
export function graphqlRequest(
  address: string,
  query: string,
  method: string | undefined,
  init: RequestInit = {},
): Request {
  if (method !== 'post') return new Request(`${address}?${new URLSearchParams({ query })}`, init);
  const headers = new Headers(init.headers);
  headers.set('content-type', 'application/json');
  return new Request(address, {
    ...init,
    method: 'POST',
    headers,
    body: JSON.stringify({ query }),
  });
}
