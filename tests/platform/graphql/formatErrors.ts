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
 * Formats an error as the platform does. A refusal has its category, an unexpected error reads
 * “Internal server error”, and an error of the schema has no category.
 */
export function formatError(error: GraphQLError, listener: Listener): FormattedError {
  const { message, extensions } = formattedError(error, listener);
  return {
    message,
    ...(error.locations && { locations: error.locations }),
    ...(error.path && { path: error.path }),
    ...(extensions && { extensions }),
  };
}

/** Removed, since graphql-js adds this hint and the platform in production does not. */
const SUGGESTION = / Did you mean .*\?$/;

function formattedError(error: GraphQLError, listener: Listener): FormattedError {
  const cause: unknown = error.originalError;
  // Variables of a wrong type are an error of the document, too.
  if (!cause || cause instanceof GraphQLError)
    return { message: error.message.replace(SUGGESTION, '') };
  if (cause instanceof GraphqlError) {
    return { message: cause.message, extensions: { category: cause.category } };
  }
  if (cause instanceof Refusal)
    return formatRefusal(cause.kind, cause.phrase, cause.parameters, listener);
  return { message: 'Internal server error' };
}

const formatRefusal = (
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
