import {
  buildClientSchema,
  type GraphQLSchema,
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
 * @returns null if the platform does neither: its refusals do not name the unknown field.
 */
export async function validatorOf(platform: Platform): Promise<Validator | null> {
  const { data } = await platform.graphql(getIntrospectionQuery());
  const schema = schemaOf(data);
  if (schema) {
    return {
      problemsOf: async (document) =>
        validate(schema, parse(document)).map(({ message }) => message),
      isByIntrospection: true,
    };
  }
  const { messages } = await platform.graphql(`{ ${NEVER} }`);
  if (!messages.some((message) => message.includes(NEVER))) return null;
  return { problemsOf: (document) => refusedParts(platform, document), isByIntrospection: false };
}

/** The introspected schema; null if it is missing, malformed, or lacks what every platform has. */
function schemaOf(data: Record<string, unknown> | null): GraphQLSchema | null {
  if (!data?.__schema) return null;
  try {
    const schema = buildClientSchema(data as unknown as IntrospectionQuery, { assumeValid: true });
    return schema.getQueryType()?.getFields().storeConfig ? schema : null;
  } catch {
    return null;
  }
}

/** A field that no platform has: a document that contains it is validated but never executed. */
const NEVER = 'neverExecuted';

/**
 * Sends the document with one field that does not exist. The platform reports that field and
 * everything else that it does not know, and executes nothing. So this is safe for mutations too.
 */
async function refusedParts(platform: Platform, document: string): Promise<string[]> {
  const { messages, status } = await platform.graphql(withUnknownField(document));
  if (!messages.some((message) => message.includes(NEVER))) {
    return messages.length > 0 ? messages : [`The platform answered with status ${status}.`];
  }
  return messages.filter((message) => !message.includes(NEVER));
}

const withUnknownField = (document: string): string =>
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
