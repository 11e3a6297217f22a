import { graphql } from '../../../lib/graphql.ts';

/** The addresses in a country at which orders can be picked up. */
export const PickupPlacesQuery = graphql(`
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
