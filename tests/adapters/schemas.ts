import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, extendSchema, type GraphQLSchema, parse } from 'graphql';

const ROOT = join(import.meta.dirname, '../..');

/** The field of the optional PWA modules: its documents are sent only where it is known. */
export const PWA_FIELD = 'total_summary_quantity_including_config';

/** Our slice, and each full schema that is at hand: beside the project, or named by COMMERCE_SCHEMA. */
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
