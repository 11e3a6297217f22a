import { existsSync, readFileSync } from 'node:fs';
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
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { MODULES } from './graphql/executableSchema.ts';
import { schemaText } from './graphql/schemaText.ts';

const slice = buildSchema(schemaText({ release: '2.4.9', hasPwaModules: true, dynamicBlocks: [] }));

/** Every schema of a real server that is at hand: the one that COMMERCE_SCHEMA names, and the
 * contract's where it lies beside the project. */
const real: [string, GraphQLSchema][] = [
  process.env.COMMERCE_SCHEMA,
  new URL('../../../shared/contract/schema.graphql', import.meta.url).pathname,
]
  .filter((path) => path !== undefined)
  .filter((path) => existsSync(path))
  .map((path) => [path, withPwaModules(buildSchema(readFileSync(path, 'utf8')))]);

/** The real schema with the optional modules, where the server at hand lacks them. */
function withPwaModules(schema: GraphQLSchema): GraphQLSchema {
  const field = 'total_summary_quantity_including_config';
  if (field in fieldsOf(schema, 'Cart')) return schema;
  return extendSchema(schema, parse(`extend type Cart { ${field}: Float! }`));
}

describe('the slice', () => {
  it('builds, with every root field answered by exactly one module', () => {
    const answered = (part: 'queries' | 'mutations') =>
      MODULES.flatMap((module) => Object.keys(module[part])).sort();
    expect(answered('queries')).toEqual(Object.keys(slice.getQueryType()!.getFields()).sort());
    expect(answered('mutations')).toEqual(Object.keys(slice.getMutationType()!.getFields()).sort());
  });

  it('has a type and field for every resolver', () => {
    const lost = MODULES.flatMap(({ types }) =>
      Object.entries(types).flatMap(([name, fields]) =>
        Object.keys(fields)
          .filter((field) => !(field in fieldsOf(slice, name)))
          .map((field) => `${name}.${field}`),
      ),
    );
    expect(lost).toEqual([]);
  });
});

describe.each(real)('%s has all of the slice', (_, schema) => {
  it.each(Object.keys(slice.getTypeMap()).filter(isOurs))('%s', (name) => {
    const theirs = signature(schema, name);
    const ours = signature(slice, name);
    expect(theirs).toEqual(expect.arrayContaining(ours));
  });
});

const isOurs = (name: string): boolean =>
  !name.startsWith('__') && !specifiedScalarTypes.some((scalar) => scalar.name === name);

function fieldsOf(schema: GraphQLSchema, name: string): Record<string, unknown> {
  const type = schema.getType(name);
  return isObjectType(type) || isInterfaceType(type) ? type.getFields() : {};
}

/** Everything that a type says, one line each: its kind, interfaces, fields with arguments. */
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
