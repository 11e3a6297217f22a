const NO_STORE = 'no-store, no-cache, must-revalidate, max-age=0';

/**
 * What the platform's front cache (Varnish, by the platform's own configuration) does to answers
 * on their way out: browsers may keep media, and nothing else. Without it a browser would keep
 * one store view's answer and show it in another.
 */
export function withoutSharedCaching(request: Request, response: Response): Response {
  const { pathname } = new URL(request.url);
  if (pathname.startsWith('/media/')) return response;
  response.headers.set('cache-control', NO_STORE);
  response.headers.delete('x-magento-tags');
  return response;
}
