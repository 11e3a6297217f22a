import { type DocumentNode, type GraphQLError, type GraphQLSchema, validate } from 'graphql';

/** Texts of documents that a schema was found to take: a shop sends the same few again and again. */
const valid = new WeakMap<GraphQLSchema, Set<string>>();
/** So many texts are kept of a schema, and no more; none that is longer than a shop's own. */
const MOST = 500;
const LONGEST = 20_000;

/** What is wrong with a document, by the schema. */
export function problemsOf(schema: GraphQLSchema, document: DocumentNode): readonly GraphQLError[] {
  const known = valid.get(schema) ?? new Set();
  valid.set(schema, known);
  const text = document.loc?.source.body;
  if (text !== undefined && known.has(text)) return [];
  const problems = validate(schema, document);
  if (text !== undefined && problems.length === 0 && known.size < MOST && text.length <= LONGEST)
    known.add(text);
  return problems;
}
