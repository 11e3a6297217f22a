import { aggregations } from './catalogAggregations.ts';
import { customAttributeMetadataV2 } from './catalogAttributes.ts';
import { bundleFields, groupedFields } from './catalogBundle.ts';
import { categories, category, categoryList } from './catalogCategories.ts';
import { categoryFields } from './catalogCategoryFields.ts';
import { configurableFields } from './catalogConfigurable.ts';
import { layerFilters } from './catalogLayers.ts';
import { productFields } from './catalogProductFields.ts';
import { products } from './catalogProducts.ts';
import { sortFields } from './catalogSort.ts';
import { suggestions } from './catalogSuggestions.ts';
import type { RootResolvers, TypeResolvers } from './resolvers.ts';
import { routableFields } from './routed.ts';

export const queries: RootResolvers = {
  products,
  categories,
  category,
  categoryList,
  customAttributeMetadataV2,
};
export const mutations: RootResolvers = {};
export const types: TypeResolvers = {
  ProductInterface: productFields,
  // The demo shop records no weights.
  PhysicalProductInterface: { weight: () => null },
  SimpleProduct: routableFields('PRODUCT'),
  VirtualProduct: routableFields('PRODUCT'),
  BundleProduct: { ...routableFields('PRODUCT'), ...bundleFields },
  GroupedProduct: { ...routableFields('PRODUCT'), ...groupedFields },
  ConfigurableProduct: { ...routableFields('PRODUCT'), ...configurableFields },
  CategoryTree: { ...categoryFields, ...routableFields('CATEGORY') },
  Products: { aggregations, sort_fields: sortFields, suggestions, filters: layerFilters },
};
