import { useLingui } from '@lingui/react/macro';

/** The fields of an address form, in the order in which they are filled in. */
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

/** What each field is called, on its label and in the summary of what is wrong. */
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
