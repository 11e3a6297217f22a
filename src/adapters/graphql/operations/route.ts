import type { Client, OperationContext } from '@urql/core';
import type { RouteAnswer } from '../../../../machines/domain.ts';
import { ResolveUrl } from '../documents/route.ts';
import { Refused } from '../errors.ts';
import { query, UNCACHED } from '../execute.ts';

/**
 * What the platform says a path is, past both caches. With a store
 * view's code the question is asked of that view.
 *
 * @param path - without the store prefix and the query string.
 * @throws PlatformError when there is no answer.
 */
export async function resolvePath(
  client: Client,
  path: string,
  viewCode?: string,
): Promise<RouteAnswer> {
  const route = await routeOf(client, path, viewCode ? inView(viewCode) : UNCACHED);
  if (!route) return { kind: 'nothing' };
  const relativeUrl = route.relative_url ?? '';
  if (route.redirect_code === 301 || route.redirect_code === 302) {
    const isElsewhere = /^https?:/.test(relativeUrl);
    return {
      kind: 'redirect',
      code: route.redirect_code,
      url: isElsewhere ? relativeUrl : `/${relativeUrl.replace(/^[/\\]+/, '')}`,
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

/** Asks another store view; the answer stays out of this view's cache. */
export const inView = (viewCode: string): Partial<OperationContext> => ({
  ...UNCACHED,
  fetchOptions: { cache: 'no-store', headers: { Store: viewCode } },
});

async function routeOf(client: Client, path: string, context: Partial<OperationContext>) {
  // A url of the platform has no leading slash, and is written as people read it.
  const url = path === '/' ? '/' : decoded(path.replace(/^\//, ''));
  try {
    return (await query(client, ResolveUrl, { url }, context)).route;
  } catch (error) {
    // A rewrite to something that is no more.
    if (error instanceof Refused && error.kind === 'graphql-no-such-entity') return null;
    throw error;
  }
}

function decoded(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}
