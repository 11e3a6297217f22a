import type { RequestContext } from '../shop/model.ts';
import { inputError } from './errors.ts';
import { phrase } from './phrases.ts';
import type { RootResolvers, TypeResolvers } from './resolvers.ts';
import { type FoundRoute, find } from './routeFind.ts';
import { redirect } from './routeRedirect.ts';
import { uidOf } from './uid.ts';

export const queries: RootResolvers = { route, urlResolver };
export const mutations: RootResolvers = {};
export const types: TypeResolvers = {};

/** Resolves `route`; null for an unknown address. */
function route({ url }: { url: string }, context: RequestContext) {
  if (url === '') {
    throw inputError(phrase(context, '"url" argument should be specified and not empty'));
  }
  const [path = '', query] = url.split('?', 2) as [string, string?];
  const requestPath = path.replace(/^\/+/, '');
  const { target, code } = redirect(requestPath, context);
  if (/^https?:/.test(target)) {
    return { __typename: 'RoutableUrl', relative_url: target, redirect_code: code, type: null };
  }
  const [place = '', ownQuery] = target.split('?', 2) as [string, string?];
  const found = find(place, context);
  return (
    found && {
      ...found.entity,
      routed: { relativeUrl: withQuery(found, ownQuery ?? query), redirectCode: code },
    }
  );
}

/** Resolves the older `urlResolver`, which returns the entity's id; null for an unknown address. */
function urlResolver({ url }: { url: string }, context: RequestContext) {
  const routed = route({ url }, context);
  if (!routed) return null;
  if (!('routed' in routed)) return { ...routed, redirectCode: routed.redirect_code };
  return {
    id: routed.id,
    entity_uid: uidOf(routed.id),
    type: 'kind' in routed ? 'PRODUCT' : 'parentId' in routed ? 'CATEGORY' : 'CMS_PAGE',
    relative_url: routed.routed.relativeUrl,
    canonical_url: routed.routed.relativeUrl,
    redirectCode: routed.routed.redirectCode,
  };
}

const withQuery = ({ path }: FoundRoute, query: string | undefined): string =>
  query ? `${path}?${query}` : path;
