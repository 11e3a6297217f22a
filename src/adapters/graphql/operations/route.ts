import type { Client, OperationContext } from '@urql/core';
import type { RouteResponse } from '../../../../machines/domain.ts';
import { graphql } from '../../../lib/graphql.ts';
import { RefusedError } from '../errors.ts';
import { query, UNCACHED } from '../execute.ts';

const ResolveUrl = graphql(`
  query ResolveUrl($url: String!) {
    route(url: $url) {
      __typename
      relative_url
      redirect_code
      type
      ... on CmsPage {
        identifier
      }
      ... on ProductInterface {
        uid
      }
      ... on CategoryInterface {
        uid
      }
    }
  }
`);

/**
 * Resolves a path to a page or a redirect, bypassing both caches.
 *
 * @param path - without the store view's prefix and the query string
 * @param viewCode - the store view to resolve it in; without one, the current view
 * @throws PlatformError when there is no valid response
 */
export async function resolvePath(
  client: Client,
  path: string,
  viewCode?: string,
): Promise<RouteResponse> {
  const route = await routeOf(client, path, viewCode ? storeViewContext(viewCode) : UNCACHED);
  if (!route) return { kind: 'nothing' };
  const relativeUrl = (route.relative_url ?? '').replace(/^[/\\]+/, '');
  const isElsewhere = /^https?:/.test(relativeUrl);
  if (isElsewhere || route.redirect_code === 301 || route.redirect_code === 302) {
    return {
      kind: 'redirect',
      code: route.redirect_code === 301 ? 301 : 302,
      url: isElsewhere ? relativeUrl : `/${relativeUrl}`,
    };
  }
  return {
    kind: 'found',
    type: route.type ?? '',
    uid: 'uid' in route ? route.uid : null,
    identifier: 'identifier' in route ? route.identifier : null,
    relativeUrl,
  };
}

/** Context of a query to another store view; its result does not enter this view's cache. */
export const storeViewContext = (viewCode: string): Partial<OperationContext> => ({
  ...UNCACHED,
  fetchOptions: { cache: 'no-store', headers: { Store: viewCode } },
});

async function routeOf(client: Client, path: string, context: Partial<OperationContext>) {
  // The platform's URLs have no leading slash and are not percent-encoded.
  const url = path === '/' ? '/' : decodeUrl(path.replace(/^\//, ''));
  try {
    return (await query(client, ResolveUrl, { url }, context)).route;
  } catch (error) {
    // A URL rewrite whose target was deleted.
    if (error instanceof RefusedError && error.kind === 'graphql-no-such-entity') return null;
    throw error;
  }
}

function decodeUrl(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}
