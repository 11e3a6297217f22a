import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  extendSchema,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  parse,
  specifiedScalarTypes,
  validateSchema,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { MODULES } from './graphql/executableSchema.ts';
import { type SchemaSettings, SHOP_PARTS, schemaText } from './graphql/schemaText.ts';

const NEWEST: SchemaSettings = { release: '2.4.9', hasPwaModules: true, dynamicBlocks: [] };
const platform = buildSchema(schemaText(NEWEST));
/** The platform's schema without the filters of the demo shop's attributes. */
const common = buildSchema(schemaText(NEWEST, SHOP_PARTS));
const slice = buildSchema(
  readFileSync(join(import.meta.dirname, '../../src/adapters/graphql/schema.graphql'), 'utf8'),
);

/**
 * Schemas of real servers, where present: the file that COMMERCE_SCHEMA names, and the one in the
 * contract folder beside the project.
 */
const real: [string, GraphQLSchema][] = [
  process.env.COMMERCE_SCHEMA,
  new URL('../../../shared/contract/schema.graphql', import.meta.url).pathname,
]
  .filter((path) => path !== undefined)
  .filter((path) => existsSync(path))
  .map((path) => [path, withPwaModules(buildSchema(readFileSync(path, 'utf8')))]);

/** The real schema, extended by the PWA modules' field where the server lacks it. */
function withPwaModules(schema: GraphQLSchema): GraphQLSchema {
  const field = 'total_summary_quantity_including_config';
  if (field in fieldsOf(schema, 'Cart')) return schema;
  return extendSchema(schema, parse(`extend type Cart { ${field}: Float! }`));
}

describe('Platform schema', () => {
  it('is valid for every release and every choice of modules', () => {
    const problems = (['2.4.7', '2.4.9'] as const).flatMap((release) =>
      [true, false].flatMap((isFull) => {
        const served = { release, hasPwaModules: isFull, dynamicBlocks: isFull ? [] : null };
        return validateSchema(buildSchema(schemaText(served)));
      }),
    );
    expect(problems).toEqual([]);
  });

  it('has every root field resolved by exactly one module', () => {
    const resolvedFields = (part: 'queries' | 'mutations') =>
      MODULES.flatMap((module) => Object.keys(module[part])).sort();
    expect(resolvedFields('queries')).toEqual(
      Object.keys(platform.getQueryType()!.getFields()).sort(),
    );
    expect(resolvedFields('mutations')).toEqual(
      Object.keys(platform.getMutationType()!.getFields()).sort(),
    );
  });

  it('has a type and field for every resolver', () => {
    const lost = MODULES.flatMap(({ types }) =>
      Object.entries(types).flatMap(([name, fields]) =>
        Object.keys(fields)
          .filter((field) => !(field in fieldsOf(platform, name)))
          .map((field) => `${name}.${field}`),
      ),
    );
    expect(lost).toEqual([]);
  });
});

describe('Platform schema declares everything that the shop requests of the type', () => {
  it.each(Object.keys(slice.getTypeMap()).filter(isOurs))('%s', (name) => {
    expect(signature(platform, name)).toEqual(expect.arrayContaining(signature(slice, name)));
  });
});

describe.each(real)(
  '%s declares everything that the platform’s schema declares of the type',
  (_, schema) => {
    it.each(Object.keys(common.getTypeMap()).filter(isOurs))('%s', (name) => {
      expect(signature(schema, name)).toEqual(expect.arrayContaining(signature(common, name)));
    });
  },
);

const isOurs = (name: string): boolean =>
  !name.startsWith('__') && !specifiedScalarTypes.some((scalar) => scalar.name === name);

function fieldsOf(schema: GraphQLSchema, name: string): Record<string, unknown> {
  const type = schema.getType(name);
  return isObjectType(type) || isInterfaceType(type) ? type.getFields() : {};
}

/** The kind, interfaces, fields and arguments of a type, one line each. */
function signature(schema: GraphQLSchema, name: string): string[] {
  const type = schema.getType(name);
  if (!type) return [];
  const kind = type.astNode?.kind ?? '';
  if (isEnumType(type)) return [kind, ...type.getValues().map((value) => value.name)];
  if (isInputObjectType(type)) {
    return [kind, ...Object.values(type.getFields()).map((one) => `${one.name}: ${one.type}`)];
  }
  if (!isObjectType(type) && !isInterfaceType(type)) return [kind];
  return [
    kind,
    ...type.getInterfaces().map((one) => `implements ${one.name}`),
    ...Object.values(type.getFields()).flatMap((field) => [
      `${field.name}: ${field.type}`,
      ...field.args.map(
        (arg) => `${field.name}(${arg.name}: ${arg.type} = ${String(arg.defaultValue)})`,
      ),
    ]),
  ];
}
