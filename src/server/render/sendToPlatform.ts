type Send = (request: Request, shop: string | null) => Promise<Response>;

/** Calls the embedded platform without a network; `shop` names one of its shops. */
export const toShopOf =
  (answer: (request: Request) => Promise<Response>, graphqlPath: string): Send =>
  (request, shop) => {
    const url = new URL(request.url);
    if (url.pathname === graphqlPath) url.pathname = '/graphql';
    const sent = new Request(url, request);
    if (shop !== null) sent.headers.set('x-demo-shop', shop);
    return answer(sent);
  };

/** Sends a request to a commerce server, regardless of the request's origin. */
export const toServer =
  (server = ''): Send =>
  (request) => {
    const { pathname, search } = new URL(request.url);
    return fetch(new Request(server.replace(/\/$/, '') + pathname + search, request));
  };
