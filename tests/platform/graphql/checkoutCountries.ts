import { refuse } from '../shop/cartRefusal.ts';
import type { Country, RequestContext } from '../shop/model.ts';
import type { TypeResolver } from './resolvers.ts';

/** All countries that the shop ships to. */
export const countries = (_: unknown, { shop }: RequestContext): Country[] => shop.countries;

/** The `country` query: a country that the shop sends to, by its id. */
export function country({ id }: { id?: string | null }, { shop }: RequestContext): Country {
  if (!id) refuse('input', 'Country "id" value should be specified');
  const found = shop.countries.find((country) => country.id === id);
  if (!found) refuse('noSuchEntity', "The country isn't available.");
  return found;
}

export const countryFields: Record<string, TypeResolver> = {
  full_name_english: ({ name }: Country) => name.en,
  full_name_locale: ({ name }: Country, _, { view }) => name[view.language],
  available_regions: ({ regions }: Country) => (regions.length === 0 ? null : regions),
  two_letter_abbreviation: ({ id }: Country) => id,
  three_letter_abbreviation: ({ iso3 }: Country) => iso3,
};
