import { expect, it } from 'vitest';
import { createTestPlatform } from './testPlatform.ts';

/** Milliseconds. A refusal takes a few; unlimited work took ten seconds and more. */
const AT_ONCE = 3_000;

/** Measures the milliseconds that some work takes. */
async function measureTime<Result>(work: () => Promise<Result>) {
  const started = performance.now();
  const result = await work();
  return { result, ms: performance.now() - started };
}

/** Fragments that each spread the next one twice. */
const doublingFragments = (count: number) =>
  [
    '{ ...f0 }',
    ...Array.from(
      { length: count },
      (_, i) => `fragment f${i} on Query { ...f${i + 1} ...f${i + 1} }`,
    ),
    `fragment f${count} on Query { storeConfig { locale } }`,
  ].join('\n');

it('GraphQL limits: a document whose fragments double 28 times is refused within 3 s', async () => {
  const { graphql } = createTestPlatform();
  const { result, ms } = await measureTime(() => graphql(doublingFragments(28)));
  expect(result.body).toEqual({
    errors: [{ message: 'Max query complexity should be 300 but got 536870912.' }],
  });
  expect(ms).toBeLessThan(AT_ONCE);
});

it('GraphQL limits: a document whose fragments double 300 times is refused within 3 s', async () => {
  const { result, ms } = await measureTime(() =>
    createTestPlatform().graphql(doublingFragments(300)),
  );
  expect(result.body.errors).toHaveLength(1);
  expect(result.body.errors[0].message).toContain('Max query complexity should be 300');
  expect(ms).toBeLessThan(AT_ONCE);
});

it('GraphQL limits: 20 levels below a field are accepted and 21 are refused', async () => {
  const nestedChildren = (levels: number): string =>
    levels > 0 ? `children { ${nestedChildren(levels - 1)} }` : 'uid';
  const nestedQuery = (levels: number) =>
    `{ categories { items { ${nestedChildren(levels - 1)} } } }`;
  const { graphql } = createTestPlatform();
  expect((await graphql(nestedQuery(20))).body.errors).toBeUndefined();
  expect((await graphql(nestedQuery(21))).body).toEqual({
    errors: [{ message: 'Max query depth should be 20 but got 21.' }],
  });
});

it('GraphQL limits: a fragment that is spread twice counts twice', async () => {
  const { body } = await createTestPlatform().graphql(
    `{ a: storeConfig { ...f } b: storeConfig { ...f ...g } }
    fragment f on StoreConfig { ${'locale '.repeat(140)} } fragment g on StoreConfig { ...h }
    fragment h on StoreConfig { ${'locale '.repeat(19)} }`,
  );
  expect(body).toEqual({
    errors: [{ message: 'Max query complexity should be 300 but got 301.' }],
  });
});

it('GraphQL limits: a field that a directive leaves out is not counted', async () => {
  const document = `query ($isWanted: Boolean!) {
    storeConfig { ${'...a '.repeat(20)} code @include(if: $isWanted) locale @skip(if: true) }
  }
  fragment a on StoreConfig { ${'locale '.repeat(14)} ...b }
  fragment b on StoreConfig { locale @include(if: $isWanted) }`;
  const { graphql } = createTestPlatform();
  expect((await graphql(document, { isWanted: false })).body.errors).toBeUndefined();
  expect((await graphql(document, { isWanted: true })).body).toEqual({
    errors: [{ message: 'Max query complexity should be 300 but got 302.' }],
  });
});

it('GraphQL limits: 301 written fields are refused before the fields are validated', async () => {
  const api = createTestPlatform();
  const document = `{ storeConfig { ${'nope '.repeat(300)} } }`;
  const message = 'Max query complexity should be 300 but got 301.';
  const errors = [{ message, extensions: { category: 'graphql-input' } }];
  expect(await api.graphql(document)).toMatchObject({ status: 200, body: { errors } });
  api.shop.release = '2.4.7';
  expect(await api.graphql(document)).toMatchObject({ status: 500, body: { errors } });
});

it('GraphQL limits: a document of more than 4,000 tokens is refused with status 400', async () => {
  const { status, body } = await createTestPlatform().graphql(
    `{ ${'storeConfig { locale } '.repeat(2_000)} }`,
  );
  expect(status).toBe(400);
  expect(body.errors[0].message).toContain('4000 tokens');
});

it('GraphQL limits: a document nested 1,300 times is refused with a message', async () => {
  const { status, body } = await createTestPlatform().graphql(
    '{a'.repeat(1_300) + '}'.repeat(1_300),
  );
  expect([status, body.errors[0].message]).toEqual([
    200,
    'Max query complexity should be 300 but got 1300.',
  ]);
});

it('GraphQL limits: a response of more than 200,000 values is replaced by one error', async () => {
  const relatedFields = (depth: number): string =>
    depth ? `uid related_products { ${relatedFields(depth - 1)} }` : 'uid';
  const query = `{ products(search: "a", pageSize: 100) { items { ${relatedFields(17)} } } }`;
  const { result, ms } = await measureTime(() => createTestPlatform().graphql(query));
  expect(result.body).toEqual({ errors: [{ message: 'The response would be too large.' }] });
  expect(ms).toBeLessThan(5 * AT_ONCE);
});

it.each([
  ['of 1 MB of words', 'rose '.repeat(200_000)],
  ['of 1 MB without a space', 'a'.repeat(1_000_000)],
  ['of 1 MB of opening brackets', '<'.repeat(1_000_000)],
])('Search: a text %s is answered within 3 s', async (_, search) => {
  const query = `query ($search: String!) {
    products(search: $search) { total_count suggestions { search } }
  }`;
  const { result, ms } = await measureTime(() => createTestPlatform().graphql(query, { search }));
  expect(result.body.errors).toBeUndefined();
  expect(ms).toBeLessThan(AT_ONCE);
});

it('GraphQL limits: variables of more than 5,000 values are refused', async () => {
  const query = 'query ($in: [String]) { products(filter: { sku: { in: $in } }) { total_count } }';
  const { body } = await createTestPlatform().graphql(query, { in: Array(5_001).fill('FL-B-03') });
  expect(body.errors[0].message).toBe('The request holds too many values.');
  const fits = await createTestPlatform().graphql(query, { in: Array(4_999).fill('FL-B-03') });
  expect(fits.body).toEqual({ data: { products: { total_count: 1 } } });
});

it('Email addresses: a text of 1 MB that is almost an address is refused within 3 s', async () => {
  const email = `a@${'.'.repeat(1_000_000)}@`;
  const query = `mutation ($email: String!) {
    createCustomerV2(input: { email: $email, firstname: "A", lastname: "B", password: "Peony123!" }) {
      customer { email }
    }
  }`;
  const { result, ms } = await measureTime(() => createTestPlatform().graphql(query, { email }));
  expect(result.body.errors[0].message).toContain('is not a valid email address.');
  expect(ms).toBeLessThan(AT_ONCE);
});

const queryWithAliases = (count: number, field = 'storeConfig'): string =>
  `{ ${Array.from({ length: count }, (_, i) => `a${i}: ${field} { locale }`).join(' ')} }`;

it('GraphQL limits: ten aliases are accepted and eleven are refused', async () => {
  const { graphql } = createTestPlatform();
  expect((await graphql(queryWithAliases(10))).body.errors).toBeUndefined();
  const { status, body } = await graphql(queryWithAliases(11, 'unknown'));
  expect([status, body]).toEqual([
    200,
    {
      errors: [
        {
          message: 'Max Aliases in query should be 10 but got 11.',
          extensions: { category: 'graphql-input' },
        },
      ],
    },
  ]);
});

it('GraphQL limits: release 2.4.7 does not count aliases', async () => {
  const { graphql, shop } = createTestPlatform();
  shop.release = '2.4.7';
  expect((await graphql(queryWithAliases(11))).body.errors).toBeUndefined();
});

it('GraphQL limits: what a query reads of the whole schema is not measured', async () => {
  const types = (depth: number): string => (depth ? `ofType { ${types(depth - 1)} }` : 'name');
  const { body } = await createTestPlatform().graphql(
    `{ __schema { queryType { fields { type { ${types(25)} } } } } }`,
  );
  expect(body.data.__schema.queryType.fields.length).toBeGreaterThan(5);
});
