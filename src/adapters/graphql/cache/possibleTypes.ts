/** The kinds of products, each a type of its own. */
export const PRODUCT_TYPES = [
  'BundleProduct',
  'ConfigurableProduct',
  'GroupedProduct',
  'SimpleProduct',
  'VirtualProduct',
];

/** The kinds of cart lines. */
export const CART_ITEMS = [
  'BundleCartItem',
  'ConfigurableCartItem',
  'SimpleCartItem',
  'VirtualCartItem',
];

/** The types that implement each interface of the schema; far smaller than the whole schema. */
export const possibleTypes: Record<string, string[]> = {
  AttributeSelectedOptionInterface: ['AttributeSelectedOption'],
  AttributeValueInterface: ['AttributeSelectedOptions', 'AttributeValue'],
  CartItemInterface: CART_ITEMS,
  CategoryInterface: ['CategoryTree'],
  CustomAttributeMetadataInterface: ['CatalogAttributeMetadata'],
  CustomAttributeOptionInterface: ['AttributeOptionMetadata'],
  Error: ['CartUserInputError', 'InsufficientStockError'],
  LayerFilterItemInterface: ['LayerFilterItem', 'SwatchLayerFilterItem'],
  MediaGalleryInterface: ['ProductImage'],
  OrderItemInterface: ['OrderItem'],
  ProductInterface: PRODUCT_TYPES,
  RoutableInterface: [...PRODUCT_TYPES, 'CategoryTree', 'CmsPage', 'RoutableUrl'],
  SwatchDataInterface: ['ColorSwatchData', 'ImageSwatchData', 'TextSwatchData'],
  WishlistItemInterface: [
    'BundleWishlistItem',
    'ConfigurableWishlistItem',
    'GroupedProductWishlistItem',
    'SimpleWishlistItem',
    'VirtualWishlistItem',
  ],
};
