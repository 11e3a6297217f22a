import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { isSameAddress } from '../../../../machines/checkout/sameAddress.ts';
import type { ShippingAddress } from '../../../../machines/domain.ts';
import { useFormDraft } from '../../../actors/useFormDraft.ts';
import {
  type AddressProblem,
  type AddressRules,
  addressProblems,
  cleanAddress,
} from '../../../lib/address/addressForm.ts';
import {
  ADDRESS_FIELDS,
  type AddressField,
  useAddressLabels,
} from '../../../shop/addressLabels.ts';

interface AddressFormOptions {
  idPrefix: string;
  initial: ShippingAddress;
  rules: AddressRules;
}

/** The state of an address form: its values, and its problems after a refused submit. */
export function useAddressForm({ idPrefix, initial, rules }: AddressFormOptions) {
  const { t } = useLingui();
  const labels = useAddressLabels();
  const [value, setValue] = useFormDraft(`${idPrefix}-address`, initial);
  const [attempt, setAttempt] = useState(0);
  const found = addressProblems(value, rules);
  const words: Record<AddressProblem, string> = {
    required: t`Is required.`,
    email: t`Please enter an email address like name@example.com.`,
  };
  const invalidFields = attempt === 0 ? [] : ADDRESS_FIELDS.filter((field) => found[field]);
  const wordsOf = (field: AddressField) => words[found[field] ?? 'required'];

  return {
    idPrefix,
    value,
    setValue,
    /** Whether the shopper has changed anything during this visit. */
    isTyped: value !== initial && !isSameAddress(value, initial),
    attempt,
    errors: Object.fromEntries(invalidFields.map((field) => [field, wordsOf(field)])),
    problems: invalidFields.map((field) => ({
      id: `${idPrefix}-${field}`,
      label: labels[field],
      message: wordsOf(field),
    })),
    /**
     * Validates the form; shows the problems if there are any.
     * @returns the address, or null if it is invalid.
     */
    take(): ShippingAddress | null {
      if (Object.keys(found).length === 0) return cleanAddress(value);
      setAttempt(attempt + 1);
      return null;
    },
    /** Fills in an invalid address and shows its problems. */
    correct(address: ShippingAddress) {
      setValue(address);
      setAttempt(attempt + 1);
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
