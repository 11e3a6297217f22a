import { initGraphQLTada } from 'gql.tada';
import type { introspection } from './graphql-env.d.ts';

/**
 * Types GraphQL documents against the part of the platform's schema that is kept in this
 * repository: an unknown field, argument or variable fails the type check.
 */
export const graphql = initGraphQLTada<{
  introspection: introspection;
  disableMasking: true;
  scalars: { ID: string };
}>();

export type { FragmentOf, ResultOf, VariablesOf } from 'gql.tada';
