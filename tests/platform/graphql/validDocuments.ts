import { type DocumentNode, type GraphQLError, type GraphQLSchema, validate } from 'graphql';

/** Documents already found valid for a schema: shops send the same few again and again. */
const validDocuments = new WeakMap<GraphQLSchema, Set<string>>();
/** Limit of cached documents for each schema. Longer documents than a shop's own are not cached. */
const MOST = 500;
const LONGEST = 20_000;

/** The validation errors of a document. */
export function problemsOf(schema: GraphQLSchema, document: DocumentNode): readonly GraphQLError[] {
  const known = validDocuments.get(schema) ?? new Set();
  validDocuments.set(schema, known);
  const text = document.loc?.source.body;
  if (text !== undefined && known.has(text)) return [];
  const problems = validate(schema, document);
  if (text !== undefined && problems.length === 0 && known.size < MOST && text.length <= LONGEST)
    known.add(text);
  return problems;
}
