/**
 * `fetch` for REST that tells when a request that carried a token is answered 401: the session
 * of a signed-in shopper is over. A guest has none to lose.
 */
export const reportRejected =
  (send: typeof fetch, onRejected: (authorization: string) => void): typeof fetch =>
  async (input, init) => {
    const response = await send(input, init);
    const sent = new Headers(init?.headers).get('Authorization');
    if (response.status === 401 && sent !== null) onRejected(sent);
    return response;
  };
