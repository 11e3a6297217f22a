import {
  buildClientSchema,
  getIntrospectionQuery,
  type IntrospectionQuery,
  Kind,
  parse,
  print,
  validate,
  visit,
} from 'graphql';
import type { Platform } from './platform.ts';

/** Finds what a platform would refuse in a document. */
export interface Validator {
  /** Returns the problems; empty if the platform accepts the document. */
  problemsOf(document: string): Promise<string[]>;
  /**
   * Whether the platform's schema was read by introspection; otherwise the platform validates each
   * document.
   */
  isByIntrospection: boolean;
}

/**
 * Reads the platform's schema. If introspection is disabled, the platform validates the documents
 * instead.
 */
export async function validatorOf(platform: Platform): Promise<Validator> {
  const { data } = await platform.graphql(getIntrospectionQuery());
  if (!data?.__schema) {
    return { problemsOf: (document) => refusedParts(platform, document), isByIntrospection: false };
  }
  const schema = buildClientSchema(data as unknown as IntrospectionQuery, { assumeValid: true });
  return {
    problemsOf: async (document) => validate(schema, parse(document)).map(({ message }) => message),
    isByIntrospection: true,
  };
}

/** A field that no platform has: a document that contains it is validated but never executed. */
const NEVER = 'neverExecuted';

/**
 * Sends the document with one field that does not exist. The platform reports that field and
 * everything else that it does not know, and executes nothing. So this is safe for mutations too.
 */
async function refusedParts(platform: Platform, document: string): Promise<string[]> {
  const { messages, status } = await platform.graphql(neverExecuted(document));
  if (!messages.some((message) => message.includes(NEVER))) {
    return messages.length > 0 ? messages : [`The platform answered with status ${status}.`];
  }
  return messages.filter((message) => !message.includes(NEVER));
}

const neverExecuted = (document: string): string =>
  print(
    visit(parse(document), {
      OperationDefinition: (operation) => ({
        ...operation,
        selectionSet: {
          ...operation.selectionSet,
          selections: [
            { kind: Kind.FIELD, name: { kind: Kind.NAME, value: NEVER } },
            ...operation.selectionSet.selections,
          ],
        },
      }),
    }),
  );
