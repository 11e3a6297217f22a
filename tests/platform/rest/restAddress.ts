import type { Address, Shop } from '../shop/model.ts';
import { withRegion } from '../shop/shippingAddress.ts';
import { dataObject, text } from './restBody.ts';

const ADDRESS_KEYS = [
  'id',
  'region',
  'region_id',
  'region_code',
  'country_id',
  'street',
  'company',
  'telephone',
  'fax',
  'postcode',
  'city',
  'firstname',
  'lastname',
  'middlename',
  'prefix',
  'suffix',
  'vat_id',
  'customer_id',
  'email',
  'same_as_billing',
  'customer_address_id',
  'save_in_address_book',
  'extension_attributes',
  'custom_attributes',
];

/** The address in a body. Refuses unknown keys. */
export function addressOf(shop: Shop, value: unknown): Address {
  const body = dataObject(value, ADDRESS_KEYS);
  const street = Array.isArray(body.street) ? body.street : [body.street];
  return withRegion(shop, {
    firstname: text(body.firstname) ?? '',
    lastname: text(body.lastname) ?? '',
    company: text(body.company),
    street: street.flatMap((line) => text(line) ?? []),
    city: text(body.city) ?? '',
    region: text(body.region),
    regionCode: text(body.region_code),
    regionId: Number(body.region_id) || null,
    postcode: text(body.postcode),
    telephone: text(body.telephone),
    countryId: text(body.country_id) ?? '',
    email: text(body.email),
  });
}
