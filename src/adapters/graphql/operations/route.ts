import type { Client } from '@urql/core';
import type { RouteAnswer } from '../../../../machines/domain.ts';
import { ResolveUrl } from '../documents/route.ts';
import { query } from '../execute.ts';

/**
 * What the platform says a path is, past both caches (spec §7 "route by url"). With a store
 * view's code the question is asked of that view.
 */
export async function resolvePath(
  client: Client,
  path: string,
  viewCode?: string,
): Promise<RouteAnswer> {
  const url = path === '/' ? '/' : path.replace(/^\//, '');
  const { route } = await query(
    client,
    ResolveUrl,
    { url },
    {
      requestPolicy: 'network-only',
      fetchOptions: { cache: 'no-store', ...(viewCode ? { headers: { Store: viewCode } } : {}) },
    },
  );
  if (!route) return { kind: 'nothing' };
  const relativeUrl = route.relative_url ?? '';
  if (route.redirect_code === 301 || route.redirect_code === 302) {
    const isElsewhere = /^https?:/.test(relativeUrl);
    return {
      kind: 'redirect',
      code: route.redirect_code,
      url: isElsewhere ? relativeUrl : `/${relativeUrl.replace(/^\//, '')}`,
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
