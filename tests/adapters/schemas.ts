import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, extendSchema, type GraphQLSchema, parse } from 'graphql';

const ROOT = join(import.meta.dirname, '../..');

/**
 * A field of the optional PWA modules: documents with it are checked only against schemas that have
 * it.
 */
export const PWA_FIELD = 'total_summary_quantity_including_config';

/**
 * The schema slice of the shop, and every available full schema: beside the repository, or in
 * COMMERCE_SCHEMA.
 */
export function schemas(): { name: string; schema: GraphQLSchema; hasPwaField: boolean }[] {
  const full = [join(ROOT, '../shared/contract/schema.graphql'), process.env.COMMERCE_SCHEMA ?? ''];
  return [
    {
      name: 'our slice',
      schema: schemaOf('src/adapters/graphql/schema.graphql'),
      hasPwaField: true,
    },
    ...full
      .filter((path) => path !== '' && existsSync(path))
      .flatMap((path) => {
        const core = buildSchema(readFileSync(path, 'utf8'));
        const extension = parse(`extend type Cart { ${PWA_FIELD}: Float! }`);
        return [
          { name: `the platform's schema`, schema: core, hasPwaField: false },
          {
            name: `the same with PWA modules`,
            schema: extendSchema(core, extension),
            hasPwaField: true,
          },
        ];
      }),
  ];
}

export const schemaOf = (path: string): GraphQLSchema =>
  buildSchema(readFileSync(join(ROOT, path), 'utf8'));
