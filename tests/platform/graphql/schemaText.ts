import { readFileSync } from 'node:fs';

/** The one file of the shop that the platform reads: the slice of the schema that both rely on. */
export const schemaText = (): string =>
  readFileSync(new URL('../../../src/adapters/graphql/schema.graphql', import.meta.url), 'utf8');
