import type { CacheExchangeOpts, KeyGenerator } from '@urql/exchange-graphcache';
import { CART_ITEMS, PRODUCTS } from './possibleTypes.ts';

const one: KeyGenerator = () => 'one';
const keyBy =
  (field: string): KeyGenerator =>
  (data) => {
    const value = data[field];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
  };
const byUid = (types: string[]) => Object.fromEntries(types.map((type) => [type, keyBy('uid')]));
const embedded: KeyGenerator = () => null;

/**
 * Types without a key, which the cache embeds in their parent. The cache embeds unlisted types too,
 * but warns about them in development, so the list is used there alone.
 */
const EMBEDDED_TYPES = [
  'Aggregation',
  'AggregationOption',
  'AppliedCoupon',
  'AttributeMetadataError',
  'AttributeOptionMetadata',
  'AttributeSelectedOption',
  'AttributeSelectedOptions',
  'AttributeValue',
  'AttributesMetadataOutput',
  'AvailablePaymentMethod',
  'Breadcrumb',
  'CancelOrderOutput',
  'CancellationReason',
  'CartAddressCountry',
  'CartAddressRegion',
  'CartItemError',
  'CartItemPrices',
  'CartItems',
  'CartPrices',
  'CartTaxItem',
  'CartUserInputError',
  'CatalogAttributeMetadata',
  'CategoryProducts',
  'CategoryResult',
  'CheckoutAgreement',
  'CmsBlocks',
  'ColorSwatchData',
  'ComplexTextValue',
  'ConfigurableAttributeOption',
  'ConfigurableOptionAvailableForSelection',
  'ConfigurableProductOptions',
  'ConfigurableProductOptionsSelection',
  'ConfigurableProductOptionsValues',
  'ConfigurableVariant',
  'Currency',
  'CustomerOrders',
  'CustomerOutput',
  'CustomerToken',
  'CheckoutUserInputError',
  'CustomerAddressRegion',
  'Discount',
  'DynamicBlocks',
  'GiftMessage',
  'ImageSwatchData',
  'InsufficientStockError',
  'IsEmailAvailableOutput',
  'KeyValue',
  'LayerFilter',
  'LayerFilterItem',
  'MediaGalleryEntry',
  'Money',
  'OrderAddress',
  'OrderItemOption',
  'OrderPaymentMethod',
  'OrderTotal',
  'PlaceOrderError',
  'PickupLocations',
  'PriceRange',
  'ProductCustomAttributes',
  'ProductDiscount',
  'ProductImage',
  'ProductPrice',
  'Products',
  'ReCaptchaConfigOutput',
  'RoutableUrl',
  'SearchResultPageInfo',
  'SearchSuggestion',
  'ShipmentTracking',
  'SelectedConfigurableOption',
  'SelectedPaymentMethod',
  'SortField',
  'SortFields',
  'SwatchData',
  'SwatchLayerFilterItem',
  'TaxItem',
  'TextSwatchData',
  'WishListUserInputError',
  'WishlistCartUserInputError',
  'WishlistItems',
  'WishlistOutput',
  'AddProductsToWishlistOutput',
  'AddWishlistItemsToCartOutput',
  'RemoveProductsFromWishlistOutput',
  'UpdateProductsInWishlistOutput',
  'AddProductsToCartOutput',
  'ApplyCouponToCartOutput',
  'ContactUsOutput',
  'CreateGuestCartOutput',
  'CustomerPaymentTokens',
  'DeletePaymentTokenOutput',
  'PlaceOrderOutput',
  'RemoveCouponFromCartOutput',
  'RemoveItemFromCartOutput',
  'ReorderItemsOutput',
  'RevokeCustomerTokenOutput',
  'SetBillingAddressOnCartOutput',
  'SetGuestEmailOnCartOutput',
  'SetPaymentMethodOnCartOutput',
  'SetShippingAddressesOnCartOutput',
  'SetShippingMethodsOnCartOutput',
  'UpdateCartItemsOutput',
];

/**
 * Keys of the normalised cache. Cart and customer are singletons; a store config has the key of its
 * view, shipping methods that of carrier and method, products, categories and cart lines their uid,
 * a cart's addresses their street. Dynamic blocks depend on the shopper, but each sign-in and
 * sign-out starts with a new, empty client. Types that are not listed use `id`, Graphcache's
 * default.
 */
export const keys: NonNullable<CacheExchangeOpts['keys']> = {
  ...(import.meta.env.DEV
    ? Object.fromEntries(EMBEDDED_TYPES.map((type) => [type, embedded]))
    : {}),
  Cart: one,
  Customer: one,
  // One per view: `availableStores` contains the other views' configs.
  StoreConfig: keyBy('store_code'),
  AvailableShippingMethod: ({ carrier_code, method_code }) => `${carrier_code}|${method_code}`,
  SelectedShippingMethod: ({ carrier_code, method_code }) => `${carrier_code}|${method_code}`,
  ...byUid([...PRODUCTS, ...CART_ITEMS, 'CategoryTree', 'DynamicBlock']),
  CmsBlock: keyBy('identifier'),
  CmsPage: keyBy('identifier'),
  ShippingCartAddress: ({ street }) => (Array.isArray(street) ? street.join('\n') : null),
  BillingCartAddress: ({ street }) => (Array.isArray(street) ? street.join('\n') : null),
  CustomerOrder: keyBy('number'),
  PickupLocation: keyBy('pickup_location_code'),
  PaymentToken: keyBy('public_hash'),
};
