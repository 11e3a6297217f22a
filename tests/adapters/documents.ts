import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { buildSchema, extendSchema, type GraphQLSchema, parse } from 'graphql';

const ROOT = join(import.meta.dirname, '../..');

/** The field of the optional PWA modules: its documents are sent only where it is known. */
export const PWA_FIELD = 'total_summary_quantity_including_config';

export interface Document {
  file: string;
  /** With the fragments of other files that it is made with. */
  text: string;
}

const TEMPLATE = /(?:const (\w+) = )?graphql\(\s*`([\s\S]*?)`\s*(?:,\s*\[([^\]]*)\])?/g;

/** Every document of ours, as text, found where it stands in the code. */
export function allDocuments(): Document[] {
  const templates = sources().flatMap(({ file, code }) =>
    [...code.matchAll(TEMPLATE)].map(([, name = '', text = '', parts = '']) => ({
      file,
      name,
      text,
      parts: parts
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    })),
  );
  const textOf = (name: string): string[] => {
    const found = templates.find((template) => template.name === name);
    if (!found) throw new Error(`No document is called ${name}.`);
    return [found.text, ...found.parts.flatMap(textOf)];
  };
  return templates
    .filter(({ text }) => /^\s*(query|mutation)\b/.test(text))
    .map(({ file, text, parts }) => ({
      file,
      text: [...new Set([text, ...parts.flatMap(textOf)])].join('\n'),
    }));
}

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

function sources(): { file: string; code: string }[] {
  return readdirSync(join(ROOT, 'src'), { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts'),
    )
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ file: relative(ROOT, path), code: readFileSync(path, 'utf8') }));
}
