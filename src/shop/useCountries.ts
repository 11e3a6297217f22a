import { useQuery } from 'urql';
import type { Country } from '../../machines/domain.ts';
import { graphql } from '../lib/graphql.ts';
import { useIntlLocale } from '../ui/useIntlLocale.ts';

const CheckoutCountriesQuery = graphql(`
  query CheckoutCountries {
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

export interface Destinations {
  countries: Country[];
  /** The country that an empty form starts with, or an empty string. */
  defaultCountry: string;
  optionalPostcodes: string[];
}

/** The countries that the shop ships to, in the order of their names, and the rules for addresses there. */
export function useCountries() {
  const [{ data, error, fetching }, refetch] = useQuery({ query: CheckoutCountriesQuery });
  const order = new Intl.Collator(useIntlLocale());
  const countries =
    data?.countries &&
    countriesOf(data.countries).sort((one, other) => order.compare(one.name, other.name));
  const config = data?.storeConfig;
  const destinations: Destinations | null = countries
    ? {
        countries,
        defaultCountry:
          countries.find(({ id }) => id === config?.default_country)?.id ?? countries[0]?.id ?? '',
        optionalPostcodes: (config?.optional_zip_countries ?? '').split(','),
      }
    : null;
  return {
    destinations,
    isFailed: Boolean(error) && !destinations,
    isFetching: fetching,
    retry: () => refetch({ requestPolicy: 'network-only' }),
  };
}

type CountriesResponse = readonly ({
  id: string | null;
  full_name_locale: string | null;
  available_regions:
    | readonly ({ id: number | null; code: string | null; name: string | null } | null)[]
    | null;
} | null)[];

/** Drops the entry with an empty id: it lists regions and is not a country. */
function countriesOf(response: CountriesResponse): Country[] {
  return response.flatMap((country) =>
    country?.id
      ? {
          id: country.id,
          name: country.full_name_locale ?? country.id,
          regions: (country.available_regions ?? []).flatMap((region) =>
            region?.code
              ? { id: region.id ?? 0, code: region.code, name: region.name ?? region.code }
              : [],
          ),
        }
      : [],
  );
}
