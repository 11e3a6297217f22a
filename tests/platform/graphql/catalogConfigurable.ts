import { valueUid } from '../shop/cartChoice.ts';
import { soldUnder } from '../shop/catalogue.ts';
import type {
  Attribute,
  ConfigurableProduct,
  OptionValue,
  RequestContext,
  Shop,
  SimpleProduct,
} from '../shop/model.ts';
import { optionsSelection } from './catalogSelection.ts';
import type { TypeResolver } from './resolvers.ts';
import { uidOf } from './uid.ts';

/** The attributes that distinguish the product's variants, in the product's order. */
const attributesOf = (shop: Shop, { attributeIds }: ConfigurableProduct): Attribute[] =>
  attributeIds.flatMap((id) => shop.attributes.find((attribute) => attribute.id === id) ?? []);

/** Fields that only ConfigurableProduct has. */
export const configurableFields: Record<string, TypeResolver> = {
  configurable_options: (product: ConfigurableProduct, _, context) =>
    attributesOf(context.shop, product).map((attribute, index) => ({
      id: product.id * 1_000 + attribute.id,
      uid: uidOf(`configurable/${product.id}/${attribute.id}`),
      product_id: product.id,
      attribute_code: attribute.code,
      attribute_id: String(attribute.id),
      attribute_id_v2: attribute.id,
      attribute_uid: uidOf(attribute.id),
      label: attribute.label[context.view.language],
      position: index,
      use_default: false,
      values: usedValues(product, attribute).map((value) => optionValue(attribute, value, context)),
    })),
  variants: (product: ConfigurableProduct, _, context) =>
    soldUnder(context.shop, product).map((child) => ({
      product: child,
      attributes: optionsOfVariant(product, child, context),
    })),
  configurable_product_options_selection: optionsSelection,
};

/** The values of an attribute that at least one variant has, in the attribute's order. */
function usedValues(
  { attributeIds, variants }: ConfigurableProduct,
  attribute: Attribute,
): OptionValue[] {
  const at = attributeIds.indexOf(attribute.id);
  const ids = new Set(variants.map(({ valueIds }) => valueIds[at]));
  return attribute.values.filter(({ id }) => ids.has(id));
}

const optionValue = (
  attribute: Attribute,
  value: OptionValue,
  { view, origin }: RequestContext,
) => ({
  uid: valueUid(attribute.id, value.id),
  value_index: value.id,
  use_default_value: false,
  label: value.label[view.language],
  default_label: value.label.en,
  store_label: value.label[view.language],
  swatch_data: value.swatch && {
    __typename: SWATCHES[value.swatch.kind],
    value: value.swatch.value,
    // Only ImageSwatchData has a thumbnail: its value is a path, its thumbnail a URL.
    thumbnail: `${origin}/media/attribute/swatch${value.swatch.value}`,
  },
});

const SWATCHES = { color: 'ColorSwatchData', text: 'TextSwatchData', image: 'ImageSwatchData' };

function optionsOfVariant(
  product: ConfigurableProduct,
  child: SimpleProduct,
  { shop, view }: RequestContext,
) {
  const valueIds = product.variants.find(({ sku }) => sku === child.sku)?.valueIds ?? [];
  return attributesOf(shop, product).flatMap((attribute, index) => {
    const value = attribute.values.find(({ id }) => id === valueIds[index]);
    if (!value) return [];
    return {
      uid: valueUid(attribute.id, value.id),
      value_index: value.id,
      code: attribute.code,
      label: value.label[view.language],
    };
  });
}
