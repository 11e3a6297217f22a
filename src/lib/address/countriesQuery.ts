import type { Country } from '../../../machines/domain.ts';
import { graphql, type ResultOf } from '../graphql.ts';

/** The countries that the shop ships to, with their regions, and the rules for addresses there. */
export const CountriesQuery = graphql(`
  query Countries {
    countries {
      id
      full_name_locale
      available_regions {
        id
        code
        name
      }
    }
    storeConfig {
      store_code
      default_country
      optional_zip_countries
    }
  }
`);

/**
 * Reads the countries from the query's result. The platform may list an entry with an empty id,
 * which is not a country but has regions.
 */
export const countriesOf = ({ countries }: ResultOf<typeof CountriesQuery>): Country[] =>
  (countries ?? [])
    .filter((country) => country !== null)
    .map(({ id, full_name_locale, available_regions }) => ({
      id: id ?? '',
      name: full_name_locale ?? id ?? '',
      regions: (available_regions ?? []).flatMap((region) =>
        region?.code
          ? { id: region.id ?? 0, code: region.code, name: region.name ?? region.code }
          : [],
      ),
    }));
