import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { AddressBookEntry } from '../../../../machines/account/task.ts';
import { useFormDraft } from '../../../actors/useFormDraft.ts';
import { useShopper } from '../../../actors/useShopper.ts';
import { CustomerPage } from '../../../shop/account/CustomerPage.tsx';
import { useAddresses } from '../../../shop/useAddresses.ts';
import { useCountries } from '../../../shop/useCountries.ts';
import { Button } from '../../../ui/Button.tsx';
import { FailureView } from '../../../ui/FailureView.tsx';
import { AddressList } from './AddressList.tsx';
import { DeleteAddress } from './DeleteAddress.tsx';
import { type AddressDraft, draftOf, newDraft } from './draft.ts';
import { EditAddress } from './EditAddress.tsx';
import { NoAddresses } from './NoAddresses.tsx';
import { SkeletonAddresses } from './SkeletonAddresses.tsx';
import { useFocusOnHeading } from './useFocusOnHeading.ts';

/** /address-book: the customer's addresses. */
export function AddressBookPage() {
  const { t } = useLingui();
  const { customer } = useShopper();
  const { destinations } = useCountries();
  const { addresses, error, isFetching, retry } = useAddresses();
  // The draft outlives the page, so that a session which ends meanwhile does not lose it.
  const [draft, setDraft] = useFormDraft<AddressDraft | null>('address-book', null);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnHeading(heading, addresses?.length);
  const [leaving, setLeaving] = useState<AddressBookEntry | null>(null);
  const add = () =>
    setDraft(newDraft(customer, destinations?.defaultCountry ?? '', addresses?.length === 0));
  const addButton = (
    <Button priority="high" isLarge onClick={add}>
      <Trans>Add an address</Trans>
    </Button>
  );

  return (
    <CustomerPage title={t`Address Book`} heading={heading}>
      {!addresses && error && (
        <FailureView onRetry={retry} isRetrying={isFetching}>
          <Trans>Your addresses could not be loaded.</Trans>
        </FailureView>
      )}
      {!addresses && !error && <SkeletonAddresses />}
      {addresses?.length === 0 && <NoAddresses action={addButton} />}
      {addresses && addresses.length > 0 && (
        <>
          <AddressList
            addresses={addresses}
            onEdit={(address) => setDraft(draftOf(address))}
            onDelete={setLeaving}
          />
          <p>{addButton}</p>
        </>
      )}
      <EditAddress
        draft={draft}
        existingIds={addresses?.map(({ id }) => id) ?? []}
        onChange={setDraft}
        onClose={() => setDraft(null)}
      />
      <DeleteAddress address={leaving} onClose={() => setLeaving(null)} />
    </CustomerPage>
  );
}
