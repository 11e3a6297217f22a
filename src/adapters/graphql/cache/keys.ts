import type { CacheExchangeOpts, KeyGenerator } from '@urql/exchange-graphcache';

const one: KeyGenerator = () => 'one';
const by =
  (field: string): KeyGenerator =>
  (data) => {
    const value = data[field];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
  };
const embedded: KeyGenerator = () => null;

/**
 * Types that have no identity of their own and live inside what holds them. That is what the
 * cache does with a type it is told nothing of, so only development, where it warns, is told.
 */
const EMBEDDED = [
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
  'ImageSwatchData',
  'InsufficientStockError',
  'IsEmailAvailableOutput',
  'LayerFilter',
  'LayerFilterItem',
  'MediaGalleryEntry',
  'Money',
  'OrderAddress',
  'OrderItemOption',
  'OrderPaymentMethod',
  'OrderTotal',
  'PlaceOrderError',
  'PriceRange',
  'ProductCustomAttributes',
  'ProductDiscount',
  'ProductImage',
  'ProductPrice',
  'Products',
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
 * Who is who in the cache (spec §3 "Client cache identity"): cart, customer and store config are
 * single; shipping methods go by carrier and method; products and categories by uid; wish-list
 * items, countries and regions by id, as is usual. A cart's addresses are merged by street.
 */
export const keys: NonNullable<CacheExchangeOpts['keys']> = {
  ...(import.meta.env.DEV ? Object.fromEntries(EMBEDDED.map((type) => [type, embedded])) : {}),
  Cart: one,
  Customer: one,
  // One per view: the list of available stores holds others than the present one's.
  StoreConfig: by('store_code'),
  AvailableShippingMethod: ({ carrier_code, method_code }) => `${carrier_code}|${method_code}`,
  SelectedShippingMethod: ({ carrier_code, method_code }) => `${carrier_code}|${method_code}`,
  SimpleProduct: by('uid'),
  ConfigurableProduct: by('uid'),
  CategoryTree: by('uid'),
  CmsBlock: by('identifier'),
  CmsPage: by('identifier'),
  // Of one shopper: a new client at every sign-in and sign-out has none of another's.
  DynamicBlock: by('uid'),
  ShippingCartAddress: ({ street }) => (Array.isArray(street) ? street.join('\n') : null),
  BillingCartAddress: ({ street }) => (Array.isArray(street) ? street.join('\n') : null),
  SimpleCartItem: by('uid'),
  ConfigurableCartItem: by('uid'),
  CustomerOrder: by('number'),
  PaymentToken: by('public_hash'),
};
