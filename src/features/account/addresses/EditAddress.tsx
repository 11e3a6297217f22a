import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useAccountTask } from '../../../actors/useAccountTask.ts';
import { AlertOffline } from '../../../shop/AlertOffline.tsx';
import { useWhenDone } from '../../../shop/useWhenDone.ts';
import { WithCountries } from '../../../shop/WithCountries.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import styles from './AddressBookPage.module.css';
import { AddressEditor } from './AddressEditor.tsx';
import type { Draft } from './draft.ts';

interface EditAddressProps {
  /** The address being edited; null closes the dialog. */
  draft: Draft | null;
  /** The ids of the addresses in the address book. */
  existingIds: number[];
  onChange: (draft: Draft) => void;
  onSaved: () => void;
  onClose: () => void;
}

/** A dialog that edits or adds an address. It closes once the address is saved. */
export function EditAddress({ draft, existingIds, onChange, onSaved, onClose }: EditAddressProps) {
  const { t } = useLingui();
  const formId = useId();
  const last = useAccountTask('address');
  const close = () => {
    last.clear();
    onClose();
  };
  useWhenDone(last.done, () => {
    close();
    onSaved();
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
                key={draft.id}
                {...{ formId, draft, existingIds, last, destinations, onChange }}
              />
            </div>
          )}
        </WithCountries>
      )}
    </Dialog>
  );
}
