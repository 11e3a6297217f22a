import type { GraphQLResolveInfo } from 'graphql';
import type { RequestContext } from '../shop/model.ts';

/** Resolves a root field. It declares the type of its arguments, which the schema has validated. */
export type RootResolver = (
  args: never,
  context: RequestContext,
  info: GraphQLResolveInfo,
) => unknown;
export type RootResolvers = Record<string, RootResolver>;

/** Resolves a field of a type. A field without a resolver is the property of that name. */
export type TypeResolver = (source: never, args: never, context: RequestContext) => unknown;

/**
 * Resolvers by type name and field name. Resolvers of an interface serve all types that implement
 * it, unless the type has its own. The type behind an interface is found by `__typename`.
 */
export type TypeResolvers = Record<string, Record<string, TypeResolver>>;
