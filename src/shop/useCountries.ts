import { useQuery } from 'urql';
import type { Country } from '../../machines/domain.ts';
import { CountriesQuery, countriesOf } from '../lib/address/countriesQuery.ts';
import { useIntlLocale } from '../ui/useIntlLocale.ts';

export interface Destinations {
  countries: Country[];
  /** The country that an empty form starts with, or an empty string. */
  defaultCountry: string;
  optionalPostcodes: string[];
}

/** The countries that the shop ships to, sorted by name, and the rules for addresses there. */
export function useCountries() {
  const [{ data, error, fetching }, refetch] = useQuery({ query: CountriesQuery });
  const order = new Intl.Collator(useIntlLocale());
  const countries =
    data?.countries &&
    countriesOf(data)
      .filter(({ id }) => id !== '')
      .sort((one, other) => order.compare(one.name, other.name));
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
