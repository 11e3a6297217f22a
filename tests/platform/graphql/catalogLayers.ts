import type { OptionValue, RequestContext } from '../shop/model.ts';
import { aggregations } from './catalogAggregations.ts';
import type { ProductsSource } from './catalogProducts.ts';

/** The platform's numbers of swatch types. */
const SWATCH_TYPES = { text: '0', color: '1', image: '2' };

/**
 * Resolves `Products.filters`: the aggregations in their older shape, the only one with the
 * swatches of attribute options.
 */
export function layerFilters(source: ProductsSource, _: unknown, context: RequestContext) {
  return aggregations(source, {}, context).map(({ attribute_code, label, options }) => {
    const attribute = context.shop.attributes.find(({ code }) => code === attribute_code);
    return {
      name: label,
      request_var: attribute_code,
      filter_items_count: options.length,
      filter_items: options.map((option) => ({
        label: option.label,
        value_string: option.value,
        items_count: option.count,
        ...swatchOf(attribute?.values.find(({ id }) => String(id) === option.value)),
      })),
    };
  });
}

function swatchOf(value: OptionValue | undefined) {
  if (!value?.swatch) return { __typename: 'LayerFilterItem' };
  const { kind, value: shown } = value.swatch;
  return {
    __typename: 'SwatchLayerFilterItem',
    swatch_data: { type: SWATCH_TYPES[kind], value: shown },
  };
}
