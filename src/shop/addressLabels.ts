import { useLingui } from '@lingui/react/macro';

/** The fields of an address form, in their order on the form. */
export const ADDRESS_FIELDS = [
  'email',
  'firstname',
  'lastname',
  'country_id',
  'street',
  'city',
  'region_code',
  'postcode',
  'telephone',
] as const;

export type AddressField = (typeof ADDRESS_FIELDS)[number];

/** The label of each field, for the field itself and for the error summary. */
export function useAddressLabels(): Record<AddressField, string> {
  const { t } = useLingui();
  return {
    email: t`Email`,
    firstname: t`First Name`,
    lastname: t`Last Name`,
    country_id: t`Country`,
    street: t`Street Address`,
    city: t`City`,
    region_code: t`State / Region`,
    postcode: t`ZIP / Postal Code`,
    telephone: t`Phone Number`,
  };
}
