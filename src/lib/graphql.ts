import { initGraphQLTada } from 'gql.tada';
import type { introspection } from './graphql-env.d.ts';

/**
 * Documents, typed against our own slice of the platform's schema: a wrong field, argument or
 * variable fails the type check (`npm test`).
 */
export const graphql = initGraphQLTada<{
  introspection: introspection;
  disableMasking: true;
  scalars: { ID: string };
}>();

export type { FragmentOf, ResultOf, VariablesOf } from 'gql.tada';
