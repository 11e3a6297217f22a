import { refuse } from '../shop/cartRefusal.ts';
import type { Country, Language } from '../shop/model.ts';
import type { RestContext } from './RestContext.ts';

/** All countries that the shop ships to. */
export const countries = ({ shop, view }: RestContext): unknown =>
  shop.countries.map((country) => countryBody(country, view.language));

/** The country with this id. Refuses an unknown id. */
export function country({ shop, view, parameters }: RestContext): unknown {
  const found = shop.countries.find(({ id }) => id === parameters.countryId);
  if (!found) refuse('noSuchEntity', "The country isn't available.");
  return countryBody(found, view.language);
}

/** REST has region ids as strings, and no list for a country without regions. */
const countryBody = ({ id, iso3, name, regions }: Country, language: Language) => ({
  id,
  two_letter_abbreviation: id,
  three_letter_abbreviation: iso3,
  full_name_locale: name[language],
  full_name_english: name.en,
  ...(regions.length === 0
    ? {}
    : { available_regions: regions.map((region) => ({ ...region, id: String(region.id) })) }),
});
