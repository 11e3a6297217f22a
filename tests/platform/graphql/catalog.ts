import { aggregations, sortFields } from './catalogAggregations.ts';
import { categories } from './catalogCategories.ts';
import { categoryFields } from './catalogCategoryFields.ts';
import { configurableFields } from './catalogConfigurable.ts';
import { productFields } from './catalogProductFields.ts';
import { products } from './catalogProducts.ts';
import type { RootResolvers, TypeResolvers } from './resolvers.ts';
import { routableFields } from './routed.ts';

export const queries: RootResolvers = { products, categories };
export const mutations: RootResolvers = {};
export const types: TypeResolvers = {
  ProductInterface: productFields,
  SimpleProduct: routableFields('PRODUCT'),
  ConfigurableProduct: { ...routableFields('PRODUCT'), ...configurableFields },
  CategoryTree: { ...categoryFields, ...routableFields('CATEGORY') },
  Products: { aggregations, sort_fields: sortFields },
};
