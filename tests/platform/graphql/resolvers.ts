import type { GraphQLResolveInfo } from 'graphql';
import type { RequestContext } from '../shop/model.ts';

/** Answers a root field. Each declares the arguments it takes; the schema has checked them. */
export type RootResolver = (
  args: never,
  context: RequestContext,
  info: GraphQLResolveInfo,
) => unknown;
export type RootResolvers = Record<string, RootResolver>;

/** Answers a field of a type; without one, a field is the property of that name. */
export type TypeResolver = (source: never, args: never, context: RequestContext) => unknown;

/**
 * By type name, then field name. Resolvers under an interface's name serve all types that
 * implement it, unless the type has its own. Interfaces are resolved by `__typename`.
 */
export type TypeResolvers = Record<string, Record<string, TypeResolver>>;
