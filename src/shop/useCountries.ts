import { useQuery } from 'urql';
import type { Country } from '../../machines/domain.ts';
import { graphql } from '../lib/graphql.ts';

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
  /** The country that a fresh form begins with, or empty. */
  defaultCountry: string;
  optionalPostcodes: string[];
}

/** Where the shop sends to, and what addresses there need. */
export function useCountries() {
  const [{ data, error, fetching }, ask] = useQuery({ query: CheckoutCountriesQuery });
  const countries = data?.countries && countriesOf(data.countries);
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
    retry: () => ask({ requestPolicy: 'network-only' }),
  };
}

type Answer = readonly ({
  id: string | null;
  full_name_locale: string | null;
  available_regions:
    | readonly ({ id: number | null; code: string | null; name: string | null } | null)[]
    | null;
} | null)[];

/** Without the entry whose id is empty: it is a list of regions, no place to send to. */
function countriesOf(answer: Answer): Country[] {
  return answer.flatMap((country) =>
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
