/** The code of the attribute with the botanical name. */
export const LATIN_NAME = 'latin_name';

interface Attributes {
  items: readonly ({ code: string; value?: string } | null)[];
}

/** The botanical name among a product's attributes, or null. */
export const latinNameIn = (attributes: Attributes | null | undefined): string | null =>
  attributes?.items.find((item) => item?.code === LATIN_NAME)?.value?.trim() || null;
