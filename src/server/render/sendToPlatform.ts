type Send = (request: Request, shop: string | null) => Promise<Response>;

/** To the embedded platform, without a wire; `shop` is one of its own shops. */
export const toShopOf =
  (answer: (request: Request) => Promise<Response>, graphqlPath: string): Send =>
  (request, shop) => {
    const url = new URL(request.url);
    if (url.pathname === graphqlPath) url.pathname = '/graphql';
    const sent = new Request(url, request);
    if (shop !== null) sent.headers.set('x-demo-shop', shop);
    return answer(sent);
  };

/** To a commerce server, whatever origin the request was made for. */
export const toServer =
  (server = ''): Send =>
  (request) => {
    const { pathname, search } = new URL(request.url);
    return fetch(new Request(server.replace(/\/$/, '') + pathname + search, request));
  };
