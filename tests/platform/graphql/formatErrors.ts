import { GraphQLError } from 'graphql';
import { type Parameters, Refusal, type RefusalKind } from '../shop/cartRefusal.ts';
import type { Release } from '../shop/model.ts';
import { type Category, GraphqlError } from './errors.ts';
import { type Listener, phraseWith } from './phrases.ts';

export interface FormattedError {
  message: string;
  locations?: readonly { line: number; column: number }[];
  path?: readonly (string | number)[];
  extensions?: { category: Category };
}

const CATEGORIES: Record<RefusalKind, Category> = {
  input: 'graphql-input',
  noSuchEntity: 'graphql-no-such-entity',
  authorization: 'graphql-authorization',
  authentication: 'graphql-authentication',
};

/**
 * An error as the platform writes it: with its category where it
 * is a known one; a surprise reads Internal server error; the schema's own errors have none.
 */
export function formatError(error: GraphQLError, listener: Listener): FormattedError {
  const { message, extensions } = told(error, listener);
  return {
    message,
    ...(error.locations && { locations: error.locations }),
    ...(error.path && { path: error.path }),
    ...(extensions && { extensions }),
  };
}

/** Our executor's hint, which the platform's does not give in production. */
const SUGGESTION = / Did you mean .*\?$/;

function told(error: GraphQLError, listener: Listener): FormattedError {
  const cause: unknown = error.originalError;
  // Variables that do not fit their types are the document's own fault, too.
  if (!cause || cause instanceof GraphQLError)
    return { message: error.message.replace(SUGGESTION, '') };
  if (cause instanceof GraphqlError) {
    return { message: cause.message, extensions: { category: cause.category } };
  }
  if (cause instanceof Refusal)
    return refusalTold(cause.kind, cause.phrase, cause.parameters, listener);
  return { message: 'Internal server error' };
}

const refusalTold = (
  kind: RefusalKind,
  english: string,
  parameters: Parameters,
  listener: Listener,
): FormattedError => ({
  message: phraseWith(listener, english, parameters),
  extensions: { category: CATEGORIES[kind] },
});

/** The status of an executed request: 2.4.9 takes it from the first error that has a category. */
export function statusOf(errors: readonly FormattedError[], release: Release): number {
  if (release === '2.4.7') return 200;
  const category = errors.find((error) => error.extensions)?.extensions?.category;
  if (category === 'graphql-authentication') return 401;
  return category === 'graphql-authorization' ? 403 : 200;
}
