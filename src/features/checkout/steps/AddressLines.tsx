import type { ShippingAddress } from '../../../../machines/domain.ts';
import { addressLines } from '../../../lib/address/addressLines.ts';
import { useIntlLocale } from '../../../ui/useIntlLocale.ts';

/** The lines of an address, as on a parcel. */
export function AddressLines({ address }: { address: ShippingAddress }) {
  const countries = new Intl.DisplayNames([useIntlLocale()], {
    type: 'region',
    fallback: 'code',
  });
  const { name, place } = addressLines(address, countries.of(address.country_id) ?? '');
  return (
    <>
      {name}
      <br />
      {place}
    </>
  );
}
