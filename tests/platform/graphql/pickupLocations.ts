import type { PickupLocation, RequestContext } from '../shop/model.ts';
import { type EqualFilter, equals } from './filters.ts';
import { type PageArguments, pageOf } from './paging.ts';
import type { RootResolvers, TypeResolvers } from './resolvers.ts';

interface LocationsArguments extends PageArguments {
  filters?: Partial<Record<'country_id' | 'pickup_location_code', EqualFilter | null>> | null;
}

export const queries: RootResolvers = {
  pickupLocations: ({ filters, ...page }: LocationsArguments, context: RequestContext) => {
    const found = (context.shop.pickupLocations ?? []).filter(
      ({ code, countryId }) =>
        equals(filters?.country_id, countryId) && equals(filters?.pickup_location_code, code),
    );
    return pageOf(
      found.map((location) => sourceOf(location, context)),
      page,
      context,
    );
  },
};

const sourceOf = (location: PickupLocation, { view: { language } }: RequestContext) => ({
  ...location,
  pickup_location_code: location.code,
  country_id: location.countryId,
  name: location.name[language],
  street: location.street[language],
  city: location.city[language],
  description: location.description[language],
  contact_name: 'Florilegium',
  fax: null,
  region: null,
  region_id: null,
});

export const mutations: RootResolvers = {};
export const types: TypeResolvers = {};
