/** Which types stand behind an interface of the schema: far smaller than shipping the schema. */
export const possibleTypes: Record<string, string[]> = {
  CartItemInterface: ['ConfigurableCartItem', 'SimpleCartItem'],
  CategoryInterface: ['CategoryTree'],
  Error: ['CartUserInputError', 'InsufficientStockError'],
  MediaGalleryInterface: ['ProductImage'],
  ProductInterface: ['ConfigurableProduct', 'SimpleProduct'],
  RoutableInterface: [
    'CategoryTree',
    'CmsPage',
    'ConfigurableProduct',
    'RoutableUrl',
    'SimpleProduct',
  ],
  SwatchDataInterface: ['ColorSwatchData', 'ImageSwatchData', 'TextSwatchData'],
};
