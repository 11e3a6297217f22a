import type { Attribute, OptionValue, Product, RequestContext } from '../shop/model.ts';
import { phrase } from './phrases.ts';

interface AttributeFilter {
  is_filterable?: boolean | null;
  is_visible_on_front?: boolean | null;
  used_in_product_listing?: boolean | null;
}

function fits(attribute: Attribute, filters: AttributeFilter | null | undefined): boolean {
  const { isFilterable, isVisibleOnFront, isUsedInListing = false } = attribute;
  return (
    (filters?.is_filterable ?? isFilterable) === isFilterable &&
    (filters?.is_visible_on_front ?? isVisibleOnFront) === isVisibleOnFront &&
    (filters?.used_in_product_listing ?? isUsedInListing) === isUsedInListing
  );
}

/** The options of an attribute that a product has, in the attribute's order. */
export const valuesOfProduct = (product: Product, { code, values }: Attribute): OptionValue[] => {
  const ids = product.choices[code] ?? [];
  return values.filter(({ id }) => ids.includes(id));
};

/** The product's values of the shop's own attributes, without those that have no value. */
export function customAttributes(
  product: Product,
  { filters }: { filters?: AttributeFilter | null },
  { shop, view }: RequestContext,
) {
  const items = shop.attributes
    .filter((attribute) => fits(attribute, filters))
    .flatMap((attribute) => {
      const { code, input } = attribute;
      if (code === 'latin_name') return product.latinName ? text(code, product.latinName) : [];
      const [first, ...others] = valuesOfProduct(product, attribute);
      if (!first) return [];
      if (input === 'boolean') return text(code, String(first.id));
      return {
        __typename: 'AttributeSelectedOptions',
        code,
        selected_options: [first, ...others].map(({ id, label }) => ({
          __typename: 'AttributeSelectedOption',
          label: label[view.language],
          value: String(id),
        })),
      };
    });
  return { items, errors: [] };
}

const text = (code: string, value: string) => ({ __typename: 'AttributeValue', code, value });

interface AttributeWish {
  attribute_code?: string | null;
  entity_type?: string | null;
}

/** Labels and options of attributes, in the view's language. */
export function customAttributeMetadataV2(
  { attributes }: { attributes?: AttributeWish[] | null },
  context: RequestContext,
) {
  const wished = attributes ?? [];
  const found = wished.map(({ attribute_code, entity_type }) => ({
    code: attribute_code ?? '',
    attribute: isOfProducts(entity_type)
      ? context.shop.attributes.find(({ code }) => code === attribute_code)
      : undefined,
  }));
  return {
    items: found.flatMap(({ attribute }) => (attribute ? metadata(attribute, context) : [])),
    errors: found.flatMap(({ code, attribute }) =>
      attribute
        ? []
        : {
            type: 'ATTRIBUTE_NOT_FOUND',
            message: phrase(context, 'Attribute code "%1" could not be found.', code),
          },
    ),
  };
}

const isOfProducts = (type: string | null | undefined): boolean =>
  type?.toLowerCase() === 'catalog_product';

const metadata = (attribute: Attribute, { view }: RequestContext) => ({
  __typename: 'CatalogAttributeMetadata',
  code: attribute.code,
  label: attribute.label[view.language],
  entity_type: 'CATALOG_PRODUCT',
  frontend_input: attribute.input.toUpperCase(),
  is_filterable: attribute.isFilterable,
  is_visible_on_front: attribute.isVisibleOnFront,
  options: attribute.values.map(({ id, label }) => ({
    __typename: 'AttributeOptionMetadata',
    is_default: false,
    label: label[view.language],
    value: String(id),
  })),
});
