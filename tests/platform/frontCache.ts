const NO_STORE = 'no-store, no-cache, must-revalidate, max-age=0';

/**
 * Changes cache headers as the platform's front cache (Varnish with the platform's own
 * configuration) does: browsers may store media only. Otherwise a browser would store the response
 * of one store view and show it in another.
 */
export function withoutSharedCaching(request: Request, response: Response): Response {
  const { pathname } = new URL(request.url);
  if (pathname.startsWith('/media/')) return response;
  response.headers.set('cache-control', NO_STORE);
  response.headers.delete('x-magento-tags');
  return response;
}
