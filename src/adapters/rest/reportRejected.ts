/**
 * Wraps `fetch` to report a 401 to a request with a token: the customer's session has ended.
 *
 * @param onRejected - called with the `Authorization` header that the request carried
 */
export const reportRejected =
  (send: typeof fetch, onRejected: (authorization: string) => void): typeof fetch =>
  async (input, init) => {
    const response = await send(input, init);
    const sent = new Headers(init?.headers).get('Authorization');
    if (response.status === 401 && sent !== null) onRejected(sent);
    return response;
  };
