import type { ConfigurableProduct, Product, Variant } from './productQuery.ts';

export interface ProductOption {
  code: string;
  label: string;
  values: { uid: string; label: string; swatch: string | undefined }[];
}

/** Chosen value uids by attribute code. */
export type Choice = Record<string, string>;

const isConfigurable = (product: Product): product is ConfigurableProduct =>
  product.__typename === 'ConfigurableProduct';

/** What is to be chosen of a product, in the shop owner's order; nothing for a simple one. */
export function optionsOf(product: Product): ProductOption[] {
  if (!isConfigurable(product)) return [];
  return (product.configurable_options ?? [])
    .filter((option) => option !== null)
    .sort((one, other) => (one.position ?? 0) - (other.position ?? 0))
    .map((option) => ({
      code: option.attribute_code ?? '',
      label: option.label ?? '',
      values: (option.values ?? [])
        .filter((value) => value !== null)
        .map((value) => ({
          uid: value.uid ?? '',
          label: value.label ?? '',
          swatch:
            value.swatch_data?.__typename === 'ColorSwatchData'
              ? (value.swatch_data.value ?? undefined)
              : undefined,
        })),
    }));
}

interface Combination {
  variant: Variant;
  /** Value uids by attribute code. */
  values: Choice;
}

function combinationsOf(product: Product): Combination[] {
  if (!isConfigurable(product)) return [];
  return (product.variants ?? []).flatMap((entry) =>
    entry?.product
      ? [
          {
            variant: entry.product,
            values: Object.fromEntries(
              (entry.attributes ?? []).flatMap((attribute) =>
                attribute ? [[attribute.code ?? '', attribute.uid]] : [],
              ),
            ),
          },
        ]
      : [],
  );
}

const agrees = (values: Choice, choice: Choice): boolean =>
  Object.entries(choice).every(([code, uid]) => values[code] === uid);

/** The variant that a complete choice means, or null. */
export function variantOf(product: Product, choice: Choice): Variant | null {
  if (optionsOf(product).some(({ code }) => !choice[code])) return null;
  return combinationsOf(product).find(({ values }) => agrees(values, choice))?.variant ?? null;
}

/** Whether some variant in stock has this value beside what is chosen of the other options. */
export function isPossible(product: Product, choice: Choice, code: string, uid: string): boolean {
  return combinationsOf(product).some(
    ({ values, variant }) =>
      variant.stock_status === 'IN_STOCK' && agrees(values, { ...choice, [code]: uid }),
  );
}
