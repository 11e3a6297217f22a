import { ADA, ADDRESS, type ApiResponse, createTestPlatform } from '../platform/testPlatform.ts';

/**
 * A platform on which a guest, or the signed-in Roberta, has shopped, with a function that sends
 * requests.
 */
export interface ShoppedPlatform {
  cartId: string;
  /** A second cart: for a customer, a guest's cart. */
  otherCartId: string;
  itemUid: string;
  itemId: number;
  wishlistId: string;
  wishUid: string;
  addressId: number;
  resetToken: string;
  send(text: string, variables: object): Promise<{ status: number; body: ApiResponse }>;
  shop: ReturnType<typeof createTestPlatform>['shop'];
}

/** The SKU of the bouquet in every cart. */
export const BOUQUET = 'FL-B-18';

/** Creates a platform with a cart that is ready to be paid. */
export async function shoppedPlatform(isCustomers: boolean): Promise<ShoppedPlatform> {
  const api = createTestPlatform();
  api.shop.hasPwaModules = true;
  await api.graphql('mutation { requestPasswordResetEmail(email: "roberta@example.com") }');
  const headers = isCustomers ? await api.signIn() : {};
  const otherCartId = await api.cartWith({ sku: BOUQUET, quantity: 1 });
  const cartId = isCustomers ? await ownCart(api, headers) : await api.cartWith();
  const items = { cartId, cartItems: [{ sku: BOUQUET, quantity: 1 }] };
  await api.graphql(ADD_PRODUCTS, items, headers);
  await api.graphql(READY, { cartId, address: ADDRESS }, headers);
  if (!isCustomers) await api.graphql(EMAIL, { cartId }, headers);
  const cart = await api.cart(cartId, 'items { id uid }', headers);
  const own = isCustomers ? await createCustomerData(api, headers) : NOTHING;
  return {
    ...own,
    cartId,
    otherCartId,
    itemUid: cart.items[0].uid,
    itemId: Number(cart.items[0].id),
    resetToken: String(api.shop.mails.at(-1)?.link.split('token=')[1]),
    send: (text, variables) => api.graphql(text, variables, headers),
    shop: api.shop,
  };
}

const NOTHING = { wishlistId: '0', wishUid: '0', addressId: 0 };

const ownCart = async (
  api: ReturnType<typeof createTestPlatform>,
  headers: Record<string, string>,
) =>
  (await api.graphql('{ customerCart { id } }', {}, headers)).body.data.customerCart.id as string;

/** Creates the data of a returning customer: an order, a wish list, two addresses. */
async function createCustomerData(
  api: ReturnType<typeof createTestPlatform>,
  headers: Record<string, string>,
) {
  const wished = await api.graphql(WISH, {}, headers);
  const wishlist = wished.body.data.addProductsToWishlist.wishlist;
  const saved = await api.graphql(SAVE, { input: SAVED }, headers);
  return {
    wishlistId: wishlist.id as string,
    wishUid: wishlist.items_v2.items[0].id as string,
    addressId: saved.body.data.createCustomerAddress.id as number,
  };
}

/** The same address in the format of the address book. */
export const SAVED = {
  ...ADDRESS,
  region: { region_code: ADA.region_code, region: ADA.region, region_id: ADA.region_id },
};

const ADD_PRODUCTS = `mutation ($cartId: String!, $cartItems: [CartItemInput!]!) {
  addProductsToCart(cartId: $cartId, cartItems: $cartItems) { user_errors { message } }
}`;
const EMAIL = `mutation ($cartId: String!) {
  setGuestEmailOnCart(input: { cart_id: $cartId, email: "ada@example.com" }) { cart { id } }
}`;
const READY = `mutation ($cartId: String!, $address: CartAddressInput!) {
  setShippingAddressesOnCart(
    input: { cart_id: $cartId, shipping_addresses: [{ address: $address }] }
  ) { cart { id } }
  setShippingMethodsOnCart(
    input: {
      cart_id: $cartId
      shipping_methods: [{ carrier_code: "flatrate", method_code: "flatrate" }]
    }
  ) { cart { id } }
  setBillingAddressOnCart(
    input: { cart_id: $cartId, billing_address: { same_as_shipping: true } }
  ) { cart { id } }
  setPaymentMethodOnCart(
    input: { cart_id: $cartId, payment_method: { code: "checkmo" } }
  ) { cart { id } }
}`;
const WISH = `mutation {
  addProductsToWishlist(wishlistId: 0, wishlistItems: [{ sku: "${BOUQUET}", quantity: 1 }]) {
    wishlist { id items_v2 { items { id } } }
  }
}`;
const SAVE = `mutation ($input: CustomerAddressInput!) {
  createCustomerAddress(input: $input) { id }
}`;
