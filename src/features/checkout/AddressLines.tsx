import type { ShippingAddress } from '../../../machines/domain.ts';
import { useIntlLocale } from '../../ui/useIntlLocale.ts';

/** An address as it would stand on a parcel. */
export function AddressLines({ address }: { address: ShippingAddress }) {
  const locale = useIntlLocale();
  const { firstname, lastname, street, city, region_code, postcode, country_id } = address;
  const country = new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' });
  const place = [city, [region_code, postcode].filter(Boolean).join(' ')].filter(Boolean);
  return (
    <>
      {firstname} {lastname}
      <br />
      {[...street, ...place, country.of(country_id)].filter(Boolean).join(', ')}
    </>
  );
}
