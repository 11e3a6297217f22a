import { isSameAddress } from '../../../../machines/checkout/sameAddress.ts';
import type { ShippingAddress } from '../../../../machines/domain.ts';
import { useFormDraft } from '../../../actors/useFormDraft.ts';
import { type AddressRules, cleanAddress } from '../../../lib/address/addressForm.ts';
import { useAddressProblems } from '../../../shop/useAddressProblems.ts';

interface AddressFormOptions {
  idPrefix: string;
  initial: ShippingAddress;
  rules: AddressRules;
}

/** The state of an address form: its values, and its problems after a refused submit. */
export function useAddressForm({ idPrefix, initial, rules }: AddressFormOptions) {
  const [value, setValue] = useFormDraft(`${idPrefix}-address`, initial);
  const { attempt, problems, errors, check, refuse } = useAddressProblems(idPrefix, value, rules);
  return {
    idPrefix,
    value,
    setValue,
    /** Whether the shopper has changed anything during this visit. */
    isTyped: value !== initial && !isSameAddress(value, initial),
    attempt,
    errors,
    problems,
    /**
     * Validates the form; shows the problems if there are any.
     * @returns the address, or null if it is invalid.
     */
    take: (): ShippingAddress | null => (check() ? cleanAddress(value) : null),
    /** Fills in an invalid address and shows its problems. */
    correct(address: ShippingAddress) {
      setValue(address);
      refuse();
    },
  };
}

/** An empty address with a preselected country. */
export const blankAddress = (country_id: string): ShippingAddress => ({
  firstname: '',
  lastname: '',
  street: [],
  city: '',
  region_code: '',
  postcode: '',
  telephone: '',
  country_id,
});
