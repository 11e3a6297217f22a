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

/** What is typed of an address, and what is wrong with it once a submit was refused. */
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
  const wrong = attempt === 0 ? [] : ADDRESS_FIELDS.filter((field) => found[field]);
  const wordsOf = (field: AddressField) => words[found[field] ?? 'required'];

  return {
    idPrefix,
    value,
    setValue,
    /** Whether anything was typed into it, in this visit. */
    isTyped: value !== initial && !isSameAddress(value, initial),
    attempt,
    errors: Object.fromEntries(wrong.map((field) => [field, wordsOf(field)])),
    problems: wrong.map((field) => ({
      id: `${idPrefix}-${field}`,
      label: labels[field],
      message: wordsOf(field),
    })),
    /** The address when nothing is wrong with it; else null, and the reasons are shown. */
    take(): ShippingAddress | null {
      if (Object.keys(found).length === 0) return cleanAddress(value);
      setAttempt(attempt + 1);
      return null;
    },
    /** Shows an address that wants correction, and what is wrong with it. */
    correct(address: ShippingAddress) {
      setValue(address);
      setAttempt(attempt + 1);
    },
  };
}

/** An address nobody has typed yet. */
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
