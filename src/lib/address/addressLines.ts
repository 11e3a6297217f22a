import type { ShippingAddress } from '../../../machines/domain.ts';
import { HAN } from '../text/han.ts';
import { personName } from '../text/personName.ts';

/**
 * Formats an address as on a parcel: the name and the place, each as one line. A Chinese address
 * runs from the country down to the street, without commas, and puts the family name first.
 *
 * @param country - the country's name in the shopper's language
 */
export function addressLines(
  { firstname, lastname, street, city, region_code, postcode }: ShippingAddress,
  country: string,
): { name: string; place: string } {
  const name = personName(firstname, lastname);
  const place = HAN.test(street.join(''))
    ? [country, region_code, city, ...street, postcode && ` ${postcode}`].join('')
    : [...street, city, [region_code, postcode].filter(Boolean).join(' '), country]
        .filter(Boolean)
        .join(', ');
  return { name, place };
}
