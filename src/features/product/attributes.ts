import type { Product } from './productQuery.ts';

const LATIN_NAME = 'latin_name';

/** What the shop tells of a product beyond its price: the code it goes by, and its value or values. */
export interface Fact {
  code: string;
  /** What the platform keeps: words, or a number that stands for them. */
  value: string;
  /** The words for it, where the platform gives them along. */
  labels: string[] | null;
}

/** The facts of a product in the platform's order, without those that say nothing. */
export const factsOf = (product: Product): Fact[] =>
  allFacts(product).filter(({ code }) => code !== LATIN_NAME);

/** The botanical name, where the platform knows one. */
export const latinNameOf = (product: Product): string | null =>
  allFacts(product).find(({ code }) => code === LATIN_NAME)?.value ?? null;

const allFacts = (product: Product): Fact[] =>
  (product.custom_attributesV2?.items ?? [])
    .filter((item) => item !== null)
    .flatMap((item): Fact[] => {
      if (item.__typename === 'AttributeValue') {
        return item.value.trim() ? [{ code: item.code, value: item.value, labels: null }] : [];
      }
      const options = item.selected_options.filter((option) => option !== null);
      const labels = options.map(({ label }) => label);
      const value = options.map((option) => option.value).join();
      return labels.length > 0 ? [{ code: item.code, value, labels }] : [];
    });
