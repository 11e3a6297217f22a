import { useQuery } from 'urql';
import { graphql } from '../lib/graphql.ts';

const PickupPlaces = graphql(`
  query PickupPlaces($country: String!) {
    pickupLocations(filters: { country_id: { eq: $country } }) {
      items {
        pickup_location_code
        street
        city
      }
    }
  }
`);

/** The addresses in a country at which orders can be picked up. */
export function usePickupPlaces(country: string | null | undefined) {
  const [{ data }] = useQuery({
    query: PickupPlaces,
    variables: { country: country ?? '' },
    pause: !country,
  });
  return data?.pickupLocations?.items ?? [];
}
