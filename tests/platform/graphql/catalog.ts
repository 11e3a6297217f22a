import { aggregations } from './catalogAggregations.ts';
import { customAttributeMetadataV2 } from './catalogAttributes.ts';
import { categories } from './catalogCategories.ts';
import { categoryFields } from './catalogCategoryFields.ts';
import { configurableFields } from './catalogConfigurable.ts';
import { layerFilters } from './catalogLayers.ts';
import { productFields } from './catalogProductFields.ts';
import { products } from './catalogProducts.ts';
import { sortFields } from './catalogSort.ts';
import { suggestions } from './catalogSuggestions.ts';
import type { RootResolvers, TypeResolvers } from './resolvers.ts';
import { routableFields } from './routed.ts';

export const queries: RootResolvers = { products, categories, customAttributeMetadataV2 };
export const mutations: RootResolvers = {};
export const types: TypeResolvers = {
  ProductInterface: productFields,
  SimpleProduct: routableFields('PRODUCT'),
  ConfigurableProduct: { ...routableFields('PRODUCT'), ...configurableFields },
  CategoryTree: { ...categoryFields, ...routableFields('CATEGORY') },
  Products: { aggregations, sort_fields: sortFields, suggestions, filters: layerFilters },
};
