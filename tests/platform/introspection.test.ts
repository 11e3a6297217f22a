import {
  buildClientSchema,
  buildSchema,
  getIntrospectionQuery,
  lexicographicSortSchema,
  printSchema,
} from 'graphql';
import { expect, it } from 'vitest';
import { schemaText } from './graphql/schemaText.ts';
import { createTestPlatform } from './testPlatform.ts';

const QUERY = getIntrospectionQuery({ inputValueDeprecation: true, directiveIsRepeatable: true });

it('Introspection: returns the whole executable schema to a code generator', async () => {
  const api = createTestPlatform();
  const { status, body } = await api.graphql(QUERY);
  expect([status, body.errors]).toEqual([200, undefined]);
  const read = printSchema(lexicographicSortSchema(buildClientSchema(body.data)));
  const executed = buildSchema(schemaText(api.shop));
  expect(read).toBe(printSchema(lexicographicSortSchema(executed)));
});

it('Introspection: can be combined with other fields in one query', async () => {
  const { body } = await createTestPlatform().graphql(`{
    __type(name: "ProductInterface") { kind possibleTypes { name } }
    sides: __type(name: "SortEnum") { enumValues { name } }
    storeConfig { store_code __typename }
  }`);
  expect(body.data.__type.possibleTypes).toContainEqual({ name: 'BundleProduct' });
  expect(body.data.sides.enumValues).toEqual([{ name: 'ASC' }, { name: 'DESC' }]);
  expect(body.data.storeConfig).toEqual({ store_code: 'default', __typename: 'StoreConfig' });
});
