import {
  execute,
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isLeafType,
  isNonNullType,
  isObjectType,
  parse,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { executableSchema } from './graphql/executableSchema.ts';
import { requestContext } from './graphql/requestContext.ts';
import { ADA, ADD, type ApiResponse, createTestPlatform } from './testPlatform.ts';

/** Levels of fields that are requested below a root field. */
const DEPTH = 6;

const isOptional = ({ args }: GraphQLField<unknown, unknown>): boolean =>
  args.every(({ type, defaultValue }) => !isNonNullType(type) || defaultValue !== undefined);

/**
 * Selects all fields of a type that need no arguments, down to a depth, without recursion into a
 * type.
 */
function selectAll(
  schema: GraphQLSchema,
  output: GraphQLOutputType,
  depth: number,
  above: readonly string[] = [],
): string {
  const type = getNamedType(output);
  if (isLeafType(type)) return '';
  if (depth === 0 || above.includes(type.name)) return '{ __typename }';
  if (isAbstractType(type)) {
    const kinds = schema
      .getPossibleTypes(type)
      .map(
        (kind) => `... on ${kind.name} ${selectAll(schema, kind, depth, [...above, type.name])}`,
      );
    return `{ __typename ${kinds.join(' ')} }`;
  }
  if (!isObjectType(type)) return '{ __typename }';
  const fields = Object.values(type.getFields())
    .filter(isOptional)
    .map((one) => `${one.name} ${selectAll(schema, one.type, depth - 1, [...above, type.name])}`);
  return `{ ${fields.join(' ')} }`;
}

/** Creates a platform with a cart, a wish list, an order and an address. */
async function shoppedAt() {
  const api = createTestPlatform();
  const headers = await api.signIn();
  const readCartId = async () =>
    (await api.graphql('{ customerCart { id } }', {}, headers)).body.data.customerCart.id;
  const fill = async (cartId: string, requestHeaders: Record<string, string>) =>
    api.graphql(ADD, { cartId, cartItems: [{ sku: 'FL-B-18', quantity: 2 }] }, requestHeaders);
  await fill(await readCartId(), headers);
  const addressInformation = {
    shipping_address: ADA,
    shipping_carrier_code: 'flatrate',
    shipping_method_code: 'flatrate',
  };
  await api.post('/rest/V1/carts/mine/shipping-information', { addressInformation }, headers);
  const paymentInformation = { paymentMethod: SAVED_CARD, billingAddress: ADA };
  await api.post('/rest/V1/carts/mine/payment-information', paymentInformation, headers);
  await api.graphql(WISH, {}, headers);
  await fill(await readCartId(), headers);
  await api.control('ship-order', { number: '000000001', tracking: 'FL-77' });
  const context = {
    ...requestContext(new Request('http://shop.test/graphql', { headers }), api.shop),
  };
  return { api, context };
}

/** The platform charges this card at once, which creates an invoice. */
const SAVED_CARD = {
  method: 'florapay_card_vault',
  additional_data: { public_hash: '5f1d7a84c9e25b3b6e0c2f47d9a1388f' },
};

const WISH = `mutation { addProductsToWishlist(wishlistId: 0, wishlistItems: [
  { sku: "FL-B-18", quantity: 1 }, { sku: "FL-X-01", quantity: 1 }
]) { wishlist { id } } }`;

const ROOTS: [field: string, args: string][] = [
  ['availableStores', ''],
  ['cart', ''],
  ['categories', ''],
  ['category', '(id: 4)'],
  ['categoryList', '(filters: { ids: { in: ["4", "7"] } })'],
  ['cmsBlocks', '(identifiers: ["Footer"])'],
  ['cmsPage', '(identifier: "home")'],
  ['countries', ''],
  ['country', '(id: "US")'],
  ['currency', ''],
  [
    'customAttributeMetadataV2',
    '(attributes: [{ attribute_code: "flower", entity_type: "catalog_product" }])',
  ],
  ['customer', ''],
  ['customerCart', ''],
  ['customerOrders', ''],
  ['customerPaymentTokens', ''],
  ['isEmailAvailable', '(email: "ada@example.com")'],
  ['pickupLocations', ''],
  ['productReviewRatingsMetadata', ''],
  ['products', '(filter: { sku: { in: ["FL-B-18", "FL-X-01", "FL-B-04"] } })'],
  ['recaptchaFormConfig', '(formType: CONTACT)'],
  ['recaptchaV3Config', ''],
  ['route', '(url: "first-frost.html")'],
  ['storeConfig', ''],
  ['urlResolver', '(url: "bouquets.html")'],
  ['wishlist', ''],
];

describe('Platform answers without an error all fields below the root field', () => {
  it.each(ROOTS)('%s%s', async (field, args) => {
    const { context } = await shoppedAt();
    const schema = executableSchema(context.shop);
    const { type } = schema.getQueryType()!.getFields()[field]!;
    const cart = [...context.shop.carts.values()].find(({ isActive }) => isActive)!;
    const argumentText = field === 'cart' ? `(cart_id: "${cart.id}")` : args;
    const document = parse(`{ ${field}${argumentText} ${selectAll(schema, type, DEPTH)} }`);
    const runUnwrapped = (_: string, work: () => unknown) => work();
    const result = await execute({
      schema,
      document,
      contextValue: { ...context, aroundRootField: runUnwrapped, countValue: () => undefined },
    });
    expect(
      (result.errors ?? []).map(({ message, path }) => `${path?.join('.')}: ${message}`),
    ).toEqual([]);
    const found: ApiResponse = result.data?.[field];
    expect(found === null ? NOTHING.includes(field) : JSON.stringify(found).length > 20).toBe(true);
  });
});

/** Root fields for which null is the right answer. */
const NOTHING = ['recaptchaV3Config'];
