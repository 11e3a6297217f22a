import { useLingui } from '@lingui/react/macro';
import type { BookAddress } from '../../../../machines/account/task.ts';
import type { useAccountTask } from '../../../actors/useAccountTask.ts';
import { isPostcodeOptional } from '../../../lib/address/addressForm.ts';
import { AddressFields } from '../../../shop/AddressFields.tsx';
import { AccountForm } from '../../../shop/account/AccountForm.tsx';
import { useAddressProblems } from '../../../shop/useAddressProblems.ts';
import type { Destinations } from '../../../shop/useCountries.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { type AddressDraft, cleanDraft } from './draft.ts';

interface AddressEditorProps {
  formId: string;
  draft: AddressDraft;
  existingIds: number[];
  last: ReturnType<typeof useAccountTask>;
  destinations: Destinations;
  onChange: (draft: AddressDraft) => void;
  onSubmit: (address: BookAddress) => void;
}

/** The form for an address of the address book. */
export function AddressEditor(props: AddressEditorProps) {
  const { formId, draft, existingIds, last, destinations, onChange, onSubmit } = props;
  const { t } = useLingui();
  const { id, address } = draft;
  const { countries } = destinations;
  const formState = useAddressProblems('book', address, { ...destinations, needsEmail: false });
  const change = (next: Partial<AddressDraft['address']>) =>
    onChange({ id, address: { ...address, ...next } });

  function save() {
    const cleaned = cleanDraft(draft);
    const regions = countries.find((country) => country.id === cleaned.country_id)?.regions ?? [];
    const regionId = regions.find(({ code }) => code === cleaned.region_code)?.id ?? null;
    onSubmit(cleaned);
    last.submit({ kind: 'saveAddress', id, address: cleaned, regionId, existingIds });
  }

  return (
    <AccountForm id={formId} formState={formState} last={last} onSubmit={save}>
      <AddressFields
        idPrefix="book"
        value={address}
        onChange={change}
        errors={formState.errors}
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
    </AccountForm>
  );
}
