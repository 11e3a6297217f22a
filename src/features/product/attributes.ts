import { LATIN_NAME } from '../../lib/catalogue/latinName.ts';
import type { Product } from './productQuery.ts';

/** A product attribute that the shop shows: its code and its value or values. */
export interface ShownAttribute {
  code: string;
  /** The stored value: text, or an id that stands for an option. */
  value: string;
  /** The option labels, if the platform sends them with the value. */
  labels: string[] | null;
}

/** The product's attributes in the platform's order, without empty ones and the Latin name. */
export const shownAttributes = (product: Product): ShownAttribute[] =>
  allFacts(product).filter(({ code }) => code !== LATIN_NAME);

const allFacts = (product: Product): ShownAttribute[] =>
  (product.custom_attributesV2?.items ?? [])
    .filter((item) => item !== null)
    .flatMap((item): ShownAttribute[] => {
      if (item.__typename === 'AttributeValue') {
        return item.value.trim() ? [{ code: item.code, value: item.value, labels: null }] : [];
      }
      const options = item.selected_options.filter((option) => option !== null);
      const labels = options.map(({ label }) => label);
      const value = options.map((option) => option.value).join();
      return labels.length > 0 ? [{ code: item.code, value, labels }] : [];
    });
