import { ConfigurationError } from './ConfigurationError.ts';
import { graphqlRequest } from './graphqlRequest.ts';

/** The parsed address of the commerce server. */
export interface Upstream {
  url: URL;
  /** The address's path without a trailing slash. */
  basePath: string;
}

/**
 * Parses the address of a commerce server.
 *
 * @throws ConfigurationError if it is not an http(s) address, or contains credentials, a query or a
 * fragment.
 */
export function upstreamOf(address: string): Upstream {
  const url = URL.canParse(address) ? new URL(address) : null;
  const isUsable =
    url && /^https?:$/.test(url.protocol) && !url.username && !url.password && !url.search;
  if (!isUsable || url.hash)
    throw new ConfigurationError(`COMMERCE_URL is not an http(s) address: ${address}`);
  return { url, basePath: url.pathname.replace(/\/+$/, '') };
}

/** The timeout of `isReachable`, in ms. */
const REACHABLE_MS = 3_000;

/** Whether a commerce server responds to GraphQL at the address. */
export async function isReachable(
  address: string,
  graphqlPath: string,
  method?: string,
): Promise<boolean> {
  const { url, basePath } = upstreamOf(address);
  const request = graphqlRequest(url.origin + basePath + graphqlPath, '{__typename}', method, {
    redirect: 'manual',
  });
  const response = await fetch(request, { signal: AbortSignal.timeout(REACHABLE_MS) });
  return response.status < 500 && (response.headers.get('content-type') ?? '').includes('json');
}
