import { useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import type { useAccountTask } from '../../../actors/useAccountTask.ts';
import { addressProblems, isPostcodeOptional } from '../../../lib/address/addressForm.ts';
import { AddressFields } from '../../../shop/AddressFields.tsx';
import { ADDRESS_FIELDS, useAddressLabels } from '../../../shop/addressLabels.ts';
import type { Destinations } from '../../../shop/useCountries.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { ErrorSummary } from '../../../ui/ErrorSummary.tsx';
import form from '../../../ui/Form.module.css';
import styles from './AddressBookPage.module.css';
import { cleanDraft, type Draft } from './draft.ts';

interface AddressEditorProps {
  formId: string;
  draft: Draft;
  existingIds: number[];
  last: ReturnType<typeof useAccountTask>;
  destinations: Destinations;
  onChange: (draft: Draft) => void;
}

/** The form for an address of the address book. */
export function AddressEditor(props: AddressEditorProps) {
  const { formId, draft, existingIds, last, destinations, onChange } = props;
  const { t } = useLingui();
  const labels = useAddressLabels();
  const [attempt, setAttempt] = useState(0);
  const [isRefused, setRefused] = useState(false);
  const { id, address } = draft;
  const { countries } = destinations;
  const found = addressProblems(address, { ...destinations, needsEmail: false });
  const invalidFields = isRefused ? ADDRESS_FIELDS.filter((field) => found[field]) : [];
  const message =
    last.failure?.reason === 'unreachable'
      ? t`We received no answer from the shop. Please try again.`
      : last.failure?.message;
  const change = (next: Partial<Draft['address']>) =>
    onChange({ id, address: { ...address, ...next } });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (last.isBusy) return;
    setAttempt(attempt + 1);
    const isWrong = Object.keys(found).length > 0;
    setRefused(isWrong);
    if (isWrong) return last.clear();
    const cleaned = cleanDraft(draft);
    const regions = countries.find((country) => country.id === cleaned.country_id)?.regions ?? [];
    const regionId = regions.find(({ code }) => code === cleaned.region_code)?.id ?? null;
    last.submit({ kind: 'saveAddress', id, address: cleaned, regionId, existingIds });
  }

  return (
    <form id={formId} className={styles.form} noValidate onSubmit={submit}>
      <ErrorSummary
        problems={invalidFields.map((field) => ({
          id: `book-${field}`,
          label: labels[field],
          message: t`Is required.`,
        }))}
        message={message}
        attempt={attempt}
      />
      <div className={form.form}>
        <AddressFields
          idPrefix="book"
          value={address}
          onChange={(next) => change(next)}
          errors={Object.fromEntries(invalidFields.map((field) => [field, t`Is required.`]))}
          countries={countries}
          isPostcodeOptional={isPostcodeOptional(address.country_id, destinations)}
        />
        <Checkbox
          id="book-shipping"
          label={t`Use as my default shipping address`}
          isChecked={address.isDefaultShipping}
          onChange={(isDefaultShipping) => change({ isDefaultShipping })}
        />
        <Checkbox
          id="book-billing"
          label={t`Use as my default billing address`}
          isChecked={address.isDefaultBilling}
          onChange={(isDefaultBilling) => change({ isDefaultBilling })}
        />
      </div>
    </form>
  );
}
