import type { ConfigurableProduct, OptionValue, Product, Shop, SimpleProduct } from './model.ts';

export const uidOf = (id: number | string): string => btoa(String(id));

/** The uid of a configurable option value. */
export const valueUid = (attributeId: number, valueId: number): string =>
  uidOf(`configurable/${attributeId}/${valueId}`);

/** The variant with exactly these options, or undefined. */
export function chosenVariant(
  shop: Shop,
  parent: ConfigurableProduct,
  selected: readonly string[],
): SimpleProduct | undefined {
  const variant = parent.variants.find(({ valueIds }) => {
    const uids = valueIds.map((id, index) => valueUid(parent.attributeIds[index] ?? 0, id));
    return (
      uids.every((uid) => selected.includes(uid)) && selected.every((uid) => uids.includes(uid))
    );
  });
  const child = variant && shop.products.get(variant.sku);
  return child?.kind === 'simple' && child.isEnabled ? child : undefined;
}

interface ChosenOption {
  attributeId: number;
  label: { en: string; zh: string };
  value: OptionValue;
}

/** The options that distinguish this variant, in the parent's order. */
export function chosenOptions(
  shop: Shop,
  parent: ConfigurableProduct,
  sku: string,
): ChosenOption[] {
  const variant = parent.variants.find((variant) => variant.sku === sku);
  return parent.attributeIds.flatMap((attributeId, index) => {
    const attribute = shop.attributes.find((attribute) => attribute.id === attributeId);
    const value = attribute?.values.find((value) => value.id === variant?.valueIds[index]);
    return attribute && value ? [{ attributeId, label: attribute.label, value }] : [];
  });
}

/** The product with this SKU if it exists and is enabled. */
export function enabledProduct(shop: Shop, sku: string): Product | undefined {
  const product = shop.products.get(sku);
  return product?.isEnabled ? product : undefined;
}
