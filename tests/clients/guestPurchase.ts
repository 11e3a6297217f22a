import { uidOf } from '../platform/graphql/uid.ts';
import { ADDRESS, createTestPlatform } from '../platform/testPlatform.ts';
import type { ClientOperation } from './readDocuments.ts';
import { BOUQUET } from './shoppedPlatform.ts';

/** The operations that the reference product sends while a guest buys, in its order. */
const STEPS: [name: string, variables: (cartId: string) => object][] = [
  ['GetStoreConfigForBreadcrumbs', () => ({})],
  ['getMegaMenu', () => ({})],
  ['getCategoryData', () => ({ id: uidOf(4) })],
  ['GetCategories', () => ({ ...PAGE, id: uidOf(4), filters: { category_uid: { eq: uidOf(4) } } })],
  ['getProductFiltersByCategories', () => ({ filters: { category_uid: { eq: uidOf(4) } } })],
  ['ProductSearch', () => ({ ...PAGE, inputText: 'frost', filters: {} })],
  ['productDetailBySku', () => ({ sku: BOUQUET })],
  ['createCart', () => ({})],
  ['AddProductToCart', (cartId) => ({ cartId, product: { sku: BOUQUET, quantity: 1 } })],
  ['GetCartDetails', (cartId) => ({ cartId })],
  ['getPriceSummary', (cartId) => ({ cartId })],
  ['getCheckoutDetails', (cartId) => ({ cartId })],
  ['IsEmailAvailable', () => ({ email: 'ada@example.com' })],
  ['SetGuestShipping', (cartId) => ({ cartId, email: 'ada@example.com', address: ADDRESS })],
  ['getSelectedAndAvailableShippingMethods', (cartId) => ({ cartId })],
  ['SetShippingMethod', (cartId) => ({ cartId, shippingMethod: METHOD })],
  ['getPaymentInformation', (cartId) => ({ cartId })],
  ['getPaymentMethods', (cartId) => ({ cartId })],
  ['setBillingAddress', (cartId) => ({ cartId, ...BILLING })],
  ['setPaymentMethodOnCart', (cartId) => ({ cartId, paymentMethod: { code: 'checkmo' } })],
  ['getItemsInCart', (cartId) => ({ cartId })],
  ['getOrderDetails', (cartId) => ({ cartId })],
  ['placeOrder', (cartId) => ({ cartId })],
];

const PAGE = { pageSize: 6, currentPage: 1, sort: { position: 'ASC' } };
const METHOD = { carrier_code: 'flatrate', method_code: 'flatrate' };
const BILLING = {
  firstname: ADDRESS.firstname,
  lastname: ADDRESS.lastname,
  street: ADDRESS.street,
  city: ADDRESS.city,
  regionCode: ADDRESS.region,
  postcode: ADDRESS.postcode,
  countryCode: ADDRESS.country_code,
  telephone: ADDRESS.telephone,
};

/**
 * Buys one bouquet as a guest with these operations.
 *
 * @returns the requests and their outcome
 */
export async function guestPurchase(
  operations: readonly ClientOperation[],
): Promise<{ lines: string[]; isSold: boolean }> {
  const api = createTestPlatform();
  api.shop.hasPwaModules = true;
  const lines: string[] = [];
  let cartId = '';
  for (const [name, variables] of STEPS) {
    const values = variables(cartId);
    const found = operations.find(
      (operation) => operation.name === name && accepts(operation, values),
    );
    if (!found) {
      lines.push(`${name}: the client has no such operation`);
      return { lines, isSold: false };
    }
    const { body } = await api.graphql(found.text, values);
    const message =
      body?.errors?.[0]?.message ?? body?.data?.addProductsToCart?.user_errors[0]?.message;
    lines.push(`${name}: ${message ?? 'answered'}`);
    if (message) return { lines, isSold: false };
    cartId ||= body.data.cartId ?? '';
  }
  const [order] = api.shop.orders;
  const isSold = order?.lines[0]?.sku === BOUQUET && order.email === 'ada@example.com';
  lines.push(isSold ? `Order ${order.number}: ${order.lines[0]?.name}` : 'No order was placed');
  return { lines, isSold };
}

/** Several operations share a name: take the one that declares all variables. */
const accepts = ({ text }: ClientOperation, variables: object): boolean =>
  Object.keys(variables).every((name) => text.includes(`$${name}`));
