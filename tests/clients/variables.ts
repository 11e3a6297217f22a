import { Kind, type OperationDefinitionNode, type TypeNode } from 'graphql';
import { uidOf } from '../platform/graphql/uid.ts';
import { ADDRESS } from '../platform/testPlatform.ts';
import { BOUQUET, SAVED, type ShoppedPlatform } from './shoppedPlatform.ts';

/** The category of the bouquets. */
const CATEGORY = uidOf(4);
const VARIANT = { parentSku: 'FL-X-01', variantSku: 'FL-X-01-posy-madder' };
const PASSWORD = 'Peony123!';
const NEW_PASSWORD = 'Tulip456!';
const ROBERTA = 'roberta@example.com';

type Values = Record<string, unknown>;

/** A sensible value for each variable of an operation: by its own name, or by its input type. */
export function variablesFor(
  operation: OperationDefinitionNode,
  platform: ShoppedPlatform,
): Values {
  const roots = rootFields(operation);
  const byName = { ...valuesByName(platform), ...valuesForRoot(roots[0] ?? '', platform) };
  const byType = inputs(platform);
  return Object.fromEntries(
    (operation.variableDefinitions ?? []).flatMap(({ variable, type }) => {
      const name = variable.name.value;
      const value = byName[name] ?? byType[typeName(type)];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

export const rootFields = ({ selectionSet }: OperationDefinitionNode): string[] =>
  selectionSet.selections.flatMap((selection) =>
    selection.kind === Kind.FIELD ? selection.name.value : [],
  );

const typeName = (type: TypeNode): string =>
  type.kind === Kind.NAMED_TYPE ? type.name.value : typeName(type.type);

/** Values by the variable's name, for all operations. */
const valuesByName = (platform: ShoppedPlatform): Values => ({
  cartId: platform.cartId,
  cart_id: platform.cartId,
  sourceCartId: platform.otherCartId,
  destinationCartId: platform.cartId,
  cartItemId: platform.itemUid,
  itemId: platform.itemUid,
  quantity: 2,
  sku: BOUQUET,
  ...VARIANT,
  couponCode: 'FIRSTLIGHT',
  email: 'eve@example.com',
  password: PASSWORD,
  currentPassword: PASSWORD,
  newPassword: NEW_PASSWORD,
  token: platform.resetToken,
  resetPasswordToken: platform.resetToken,
  ...person(),
  addressId: platform.addressId,
  paymentHash: '5f1d7a84c9e25b3b6e0c2f47d9a1388f',
  paymentNonce: 'fake-valid-nonce',
  wishlistId: platform.wishlistId,
  wishlistItemsId: [platform.wishUid],
  comment: 'When do peonies come?',
  name: 'Ada Reed',
  telephone: ADDRESS.telephone,
  is_subscribed: true,
  isSubscribed: true,
  url: 'first-frost.html',
  urlKey: 'first-frost',
  urlKeys: ['first-frost', 'the-round-box'],
  identifier: 'home',
  identifiers: ['Footer'],
  cmsBlockIdentifiers: ['Footer'],
  category_id: CATEGORY,
  categoryIdFilter: { eq: CATEGORY },
  search: 'rose',
  inputText: 'rose',
  pageSize: 6,
  currentPage: 1,
  orderNumber: '000000001',
});

const person = () => ({
  firstname: ADDRESS.firstname,
  firstName: ADDRESS.firstname,
  lastname: ADDRESS.lastname,
  lastName: ADDRESS.lastname,
  street: ADDRESS.street,
  street1: ADDRESS.street[0],
  city: ADDRESS.city,
  region: ADDRESS.region,
  regionCode: ADDRESS.region,
  region_code: ADDRESS.region,
  region_id: 57,
  postcode: ADDRESS.postcode,
  postal_code: ADDRESS.postcode,
  phoneNumber: ADDRESS.telephone,
  country: 'US',
  countryCode: 'US',
  country_id: 'US',
});

/** Values of variables whose name has another meaning in some operations. */
function valuesForRoot(root: string, platform: ShoppedPlatform): Values {
  if (/^categor/.test(root)) return { id: CATEGORY };
  if (root === 'country') return { id: 'US' };
  if (/CustomerAddress$/.test(root)) return { id: platform.addressId };
  if (/Wishlist$/.test(root) || root === 'customer') {
    const items = root.startsWith('remove') ? [platform.wishUid] : [{ sku: BOUQUET, quantity: 1 }];
    return { id: platform.wishlistId, items };
  }
  if (/Token$|^resetPassword$|^requestPassword/.test(root)) return { email: ROBERTA };
  if (root === 'addConfigurableProductsToCart') return { sku: VARIANT.variantSku };
  if (root === 'updateCustomerEmail') return { email: 'rob@example.com' };
  return {};
}

/** Values by the input type. */
function inputs(platform: ShoppedPlatform): Values {
  const cart = { cart_id: platform.cartId };
  const item = { sku: BOUQUET, quantity: 1 };
  return {
    CartItemInput: item,
    WishlistItemInput: item,
    CartAddressInput: ADDRESS,
    CustomerAddressInput: SAVED,
    ShippingMethodInput: METHOD,
    PaymentMethodInput: { code: 'checkmo' },
    ProductAttributeFilterInput: { category_uid: { eq: CATEGORY } },
    ProductAttributeSortInput: { position: 'ASC' },
    CategoryFilterInput: { category_uid: { eq: CATEGORY } },
    CustomerInput: { firstname: 'Rob' },
    CustomerUpdateInput: { firstname: 'Rob' },
    CustomerCreateInput: {
      firstname: 'Eve',
      lastname: 'Moss',
      email: 'eve@example.com',
      password: NEW_PASSWORD,
    },
    CreateProductReviewInput: {
      sku: BOUQUET,
      nickname: 'Eve',
      summary: 'Frost',
      text: 'As it says.',
      ratings: [{ id: uidOf(4), value_id: uidOf(20) }],
    },
    CustomerOrdersFilterInput: {},
    AddSimpleProductsToCartInput: { ...cart, cart_items: [{ data: item }] },
    AddVirtualProductsToCartInput: {
      ...cart,
      cart_items: [{ data: { sku: 'FL-C-01', quantity: 1 } }],
    },
    AddBundleProductsToCartInput: {
      ...cart,
      cart_items: [
        {
          data: { sku: 'FL-S-01', quantity: 1 },
          bundle_options: [
            { id: 1, quantity: 1, value: ['1'] },
            { id: 2, quantity: 1, value: ['3'] },
          ],
        },
      ],
    },
    AddDownloadableProductsToCartInput: {
      ...cart,
      cart_items: [{ data: { sku: 'NO-FILES-HERE', quantity: 1 } }],
    },
    AddConfigurableProductsToCartInput: {
      ...cart,
      cart_items: [
        { parent_sku: VARIANT.parentSku, data: { sku: VARIANT.variantSku, quantity: 1 } },
      ],
    },
    ApplyCouponToCartInput: { ...cart, coupon_code: 'FIRSTLIGHT' },
    RemoveCouponFromCartInput: cart,
    RemoveItemFromCartInput: { ...cart, cart_item_uid: platform.itemUid },
    UpdateCartItemsInput: {
      ...cart,
      cart_items: [{ cart_item_uid: platform.itemUid, quantity: 3 }],
    },
    PlaceOrderInput: cart,
    SetGuestEmailOnCartInput: { ...cart, email: 'ada@example.com' },
    SetShippingAddressesOnCartInput: { ...cart, shipping_addresses: [{ address: ADDRESS }] },
    SetBillingAddressOnCartInput: { ...cart, billing_address: { address: ADDRESS } },
    SetShippingMethodsOnCartInput: { ...cart, shipping_methods: [METHOD] },
    SetPaymentMethodOnCartInput: { ...cart, payment_method: { code: 'checkmo' } },
  };
}

const METHOD = { carrier_code: 'flatrate', method_code: 'flatrate' };
