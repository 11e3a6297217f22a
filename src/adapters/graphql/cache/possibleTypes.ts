/** Which types stand behind an interface of the schema: far smaller than shipping the schema. */
export const possibleTypes: Record<string, string[]> = {
  AttributeSelectedOptionInterface: ['AttributeSelectedOption'],
  AttributeValueInterface: ['AttributeSelectedOptions', 'AttributeValue'],
  CartItemInterface: ['ConfigurableCartItem', 'SimpleCartItem'],
  CategoryInterface: ['CategoryTree'],
  CustomAttributeMetadataInterface: ['CatalogAttributeMetadata'],
  CustomAttributeOptionInterface: ['AttributeOptionMetadata'],
  Error: ['CartUserInputError', 'InsufficientStockError'],
  LayerFilterItemInterface: ['LayerFilterItem', 'SwatchLayerFilterItem'],
  MediaGalleryInterface: ['ProductImage'],
  OrderItemInterface: ['OrderItem'],
  ProductInterface: ['ConfigurableProduct', 'SimpleProduct'],
  RoutableInterface: [
    'CategoryTree',
    'CmsPage',
    'ConfigurableProduct',
    'RoutableUrl',
    'SimpleProduct',
  ],
  SwatchDataInterface: ['ColorSwatchData', 'ImageSwatchData', 'TextSwatchData'],
  WishlistItemInterface: ['ConfigurableWishlistItem', 'SimpleWishlistItem'],
};
