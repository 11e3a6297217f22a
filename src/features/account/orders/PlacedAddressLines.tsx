import { addressLines } from '../../../lib/address/addressLines.ts';
import { useIntlLocale } from '../../../ui/useIntlLocale.ts';
import type { PlacedAddress } from './orderFragment.ts';

/** The lines of an order's address. */
export function PlacedAddressLines({ address }: { address: PlacedAddress }) {
  const locale = useIntlLocale();
  const code = address.country_code ?? '';
  const country = code && (new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code);
  const { name, place } = addressLines(
    {
      firstname: address.firstname,
      lastname: address.lastname,
      street: address.street.flatMap((line) => line ?? []),
      city: address.city,
      region_code: address.region ?? '',
      postcode: address.postcode ?? '',
      telephone: address.telephone ?? '',
      country_id: code,
    },
    country,
  );
  return (
    <address>
      {name}
      <br />
      {place}
      {address.telephone && (
        <>
          <br />
          {address.telephone}
        </>
      )}
    </address>
  );
}
