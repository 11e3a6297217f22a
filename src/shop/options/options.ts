import { imageUrl } from '../../lib/url/imageUrl.ts';
import type { ConfigurableProduct, Variant, WithOptions } from './OptionsFragment.ts';

export interface ProductOption {
  code: string;
  label: string;
  values: {
    uid: string;
    label: string;
    /** The value's name in addresses, the same in every language. */
    slug: string;
    swatch: string | undefined;
  }[];
}

/** Chosen value uids by attribute code. */
export type Choice = Record<string, string>;

const isConfigurable = (product: WithOptions): product is ConfigurableProduct =>
  product.__typename === 'ConfigurableProduct';

/** A product's options, in the shop owner's order; empty for a simple product. */
export function optionsOf(product: WithOptions): ProductOption[] {
  if (!isConfigurable(product)) return [];
  return (product.configurable_options ?? [])
    .filter((option) => option !== null)
    .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0))
    .map((option) => {
      const values = (option.values ?? []).filter((value) => value !== null);
      const slugs = values.map(({ default_label }) => slugOf(default_label ?? ''));
      return {
        code: option.attribute_code ?? '',
        label: option.label ?? '',
        values: values.map((value, index) => ({
          uid: value.uid ?? '',
          label: value.label ?? '',
          slug: uniqueIn(slugs, index) ?? value.uid ?? '',
          swatch: swatchOf(value.swatch_data),
        })),
      };
    });
}

const slugOf = (words: string): string =>
  words
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

const uniqueIn = (slugs: readonly string[], index: number): string | undefined =>
  slugs[index] && slugs.indexOf(slugs[index]) === slugs.lastIndexOf(slugs[index])
    ? slugs[index]
    : undefined;

interface SwatchData {
  __typename: string;
  value: string | null;
  thumbnail?: string | null;
}

/** A swatch as a CSS background: a colour, or a picture of the material. */
function swatchOf(swatch: SwatchData | null): string | undefined {
  if (swatch?.__typename === 'ColorSwatchData') return swatch.value ?? undefined;
  const picture = swatch?.thumbnail ?? swatch?.value;
  if (swatch?.__typename !== 'ImageSwatchData' || !picture) return undefined;
  const url = imageUrl(picture, { type: 'image-swatch', width: 80, height: 80 });
  return `center / cover url(${JSON.stringify(url)})`;
}

/** The initial choice: options with a single value are chosen. */
export const firstChoice = (product: WithOptions): Choice =>
  Object.fromEntries(
    optionsOf(product).flatMap(({ code, values: [only, ...others] }) =>
      only && others.length === 0 ? [[code, only.uid]] : [],
    ),
  );

interface Combination {
  variant: Variant;
  values: Choice;
}

function combinationsOf(product: WithOptions): Combination[] {
  if (!isConfigurable(product)) return [];
  return (product.variants ?? []).flatMap((entry) => {
    if (!entry?.product) return [];
    const values = (entry.attributes ?? [])
      .filter((attribute) => attribute !== null)
      .map(({ code, uid }) => [code ?? '', uid]);
    return [{ variant: entry.product, values: Object.fromEntries(values) }];
  });
}

const matchesChoice = (values: Choice, choice: Choice): boolean =>
  Object.entries(choice).every(([code, uid]) => values[code] === uid);

const isInStock = ({ variant }: Combination): boolean => variant.stock_status === 'IN_STOCK';

/** The variant of a complete choice, or null. */
export function variantOf(product: WithOptions, choice: Choice): Variant | null {
  if (optionsOf(product).some(({ code }) => !choice[code])) return null;
  return (
    combinationsOf(product).find(({ values }) => matchesChoice(values, choice))?.variant ?? null
  );
}

/** The closest variant to a choice, for its picture; null before anything is chosen. */
export function closestVariant(product: WithOptions, choice: Choice): Variant | null {
  if (Object.keys(choice).length === 0) return null;
  const close = combinationsOf(product).filter(({ values }) => matchesChoice(values, choice));
  return (close.find(isInStock) ?? close[0])?.variant ?? null;
}

export type PriceRange = Variant['price_range'];
const lowestPrice = ({ minimum_price }: PriceRange): number => minimum_price.final_price.value ?? 0;

/** The price range of the variants that match the choice; of those in stock, if there are any. */
export const priceRangeOf = (
  product: WithOptions & { price_range: PriceRange },
  choice: Choice,
): PriceRange =>
  (Object.keys(choice).length > 0 && rangeOf(product, choice)) || product.price_range;

function rangeOf(product: WithOptions, choice: Choice): PriceRange | null {
  const combinations = combinationsOf(product).filter(({ values }) =>
    matchesChoice(values, choice),
  );
  const available = combinations.some(isInStock) ? combinations.filter(isInStock) : combinations;
  const ranges = available
    .map(({ variant }) => variant.price_range)
    .toSorted((a, b) => lowestPrice(a) - lowestPrice(b));
  const [cheapest] = ranges;
  if (!cheapest) return null;
  const highest = ranges.at(-1)?.minimum_price;
  return { ...cheapest, maximum_price: highest ? { final_price: highest.final_price } : null };
}

/**
 * The price range of each value of an option, given the choice of the other options, by value uid;
 * empty if all values cost the same.
 */
export function pricesOf(
  product: WithOptions,
  choice: Choice,
  { code, values }: ProductOption,
): Record<string, PriceRange> {
  const ranges = values.flatMap(({ uid }) => {
    const range = rangeOf(product, { ...choice, [code]: uid }) ?? rangeOf(product, { [code]: uid });
    return range ? [[uid, range] as const] : [];
  });
  const amounts = new Set(ranges.map(([, range]) => lowestPrice(range)));
  return amounts.size > 1 ? Object.fromEntries(ranges) : {};
}

/** Whether a value is available together with the chosen values of the other options. */
export function availability(
  product: WithOptions,
  choice: Choice,
  code: string,
  uid: string,
): 'there' | 'soldOut' | 'notMade' {
  const combinations = combinationsOf(product).filter(({ values }) =>
    matchesChoice(values, { ...choice, [code]: uid }),
  );
  if (combinations.length === 0) return 'notMade';
  return combinations.some(isInStock) ? 'there' : 'soldOut';
}
