import type { ShippingAddress } from '../../../machines/domain.ts';
import { HAN } from '../text/han.ts';
import { personName } from '../text/personName.ts';

/**
 * Formats an address as on a parcel: the name and the place, each as one line.
 *
 * @param country - the country's name in the shopper's language
 */
export const addressLines = (
  address: ShippingAddress,
  country: string,
): { name: string; place: string } => ({
  name: personName(address.firstname, address.lastname),
  place: placeLine(address, country),
});

/**
 * Formats a place as one line. A Chinese one runs from the country down to the street, without
 * commas.
 */
export const placeLine = (
  { street, city, region_code, postcode }: Place,
  country: string,
): string =>
  HAN.test(street.join(''))
    ? [
        HAN.test(country) ? country : country && `${country} `,
        region_code,
        city,
        ...street,
        postcode && ` ${postcode}`,
      ].join('')
    : [...street, city, [region_code, postcode].filter(Boolean).join(' '), country]
        .filter(Boolean)
        .join(', ');

type Place = Pick<ShippingAddress, 'street' | 'city' | 'region_code' | 'postcode'>;
