import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ShippingAddress } from '../../machines/domain.ts';
import {
  type AddressProblem,
  type AddressRules,
  addressProblems,
} from '../lib/address/addressForm.ts';
import { ADDRESS_FIELDS, useAddressLabels } from './addressLabels.ts';

/** The problems of an address form. They show once a submit was refused. */
export function useAddressProblems(
  idPrefix: string,
  address: ShippingAddress,
  rules: AddressRules,
) {
  const { t } = useLingui();
  const labels = useAddressLabels();
  const [attempt, setAttempt] = useState(0);
  const [isRefused, setRefused] = useState(false);
  const found = addressProblems(address, rules);
  const messages: Record<AddressProblem, string> = {
    required: t`Is required.`,
    email: t`Please enter an email address like name@example.com.`,
  };
  const problems = (isRefused ? ADDRESS_FIELDS : []).flatMap((field) => {
    const problem = found[field];
    const id = `${idPrefix}-${field}`;
    return problem ? [{ id, name: field, label: labels[field], message: messages[problem] }] : [];
  });
  const submit = (isWrong: boolean) => {
    setAttempt(attempt + 1);
    setRefused(isWrong);
  };
  return {
    attempt,
    problems,
    /** The message of each invalid field. */
    errors: Object.fromEntries(problems.map(({ name, message }) => [name, message])),
    /**
     * Validates the form; shows the problems if there are any.
     * @returns whether the form is valid.
     */
    check(): boolean {
      const isWrong = Object.keys(found).length > 0;
      submit(isWrong);
      return !isWrong;
    },
    /** Shows the problems of an address that is about to be filled in. */
    refuse: () => submit(true),
  };
}
