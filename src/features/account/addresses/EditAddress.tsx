import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { BookAddress } from '../../../../machines/account/task.ts';
import { useAccountTask } from '../../../actors/useAccountTask.ts';
import { AlertOffline } from '../../../shop/AlertOffline.tsx';
import { useWhenDone } from '../../../shop/useWhenDone.ts';
import { WithCountries } from '../../../shop/WithCountries.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import styles from './AddressBookPage.module.css';
import { AddressEditor } from './AddressEditor.tsx';
import { type AddressDraft, cleanDraft, isSameAddress } from './draft.ts';

interface EditAddressProps {
  /** The address being edited; null closes the dialog. */
  draft: AddressDraft | null;
  /** The ids of the addresses in the address book. */
  existingIds: number[];
  onChange: (draft: AddressDraft) => void;
  onClose: () => void;
}

/**
 * A dialog that edits or adds an address. It closes once the address is saved, unless it was edited
 * meanwhile: then it edits the saved address.
 */
export function EditAddress({ draft, existingIds, onChange, onClose }: EditAddressProps) {
  const { t } = useLingui();
  const formId = useId();
  const last = useAccountTask('address');
  const [submitted, setSubmitted] = useState<BookAddress | null>(null);
  const close = () => {
    setSubmitted(null);
    last.clear();
    onClose();
  };
  useWhenDone(last.done, () => {
    const id = last.done?.addressId ?? draft?.id ?? null;
    // The dialog was closed during the save, and may show another address by now.
    if (!draft || !submitted) last.clear();
    else if (id !== null && !isSameAddress(cleanDraft(draft), submitted))
      onChange({ ...draft, id });
    else close();
  });

  return (
    <Dialog
      title={draft?.id == null ? t`Add an address` : t`Edit address`}
      isOpen={draft !== null}
      onClose={close}
      placement="end"
      foot={
        <>
          {draft && <AlertOffline failure={last.failure} />}
          <Button type="submit" form={formId} priority="high" isLarge isWide isBusy={last.isBusy}>
            <Trans>Save address</Trans>
          </Button>
        </>
      }
    >
      {draft && (
        <WithCountries>
          {(destinations) => (
            <div className={styles.editor}>
              <AddressEditor
                {...{ formId, draft, existingIds, last, destinations, onChange }}
                onSubmit={setSubmitted}
              />
            </div>
          )}
        </WithCountries>
      )}
    </Dialog>
  );
}
