import { Trans, useLingui } from '@lingui/react/macro';
import type { AddressBookEntry } from '../../../../machines/account/task.ts';
import { useAccountTask } from '../../../actors/useAccountTask.ts';
import { addressLines } from '../../../lib/address/addressLines.ts';
import { ConfirmDialog } from '../../../shop/account/ConfirmDialog.tsx';
import { useWhenDone } from '../../../shop/useWhenDone.ts';
import styles from './AddressBookPage.module.css';

/** Asks for confirmation before it deletes an address. */
export function DeleteAddress({
  address,
  onClose,
}: {
  address: AddressBookEntry | null;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const last = useAccountTask('deleteAddress');
  const close = () => {
    last.clear();
    onClose();
  };
  useWhenDone(last.done, close);
  const lines = address && addressLines(address, '');
  // The platform refuses to delete a default address.
  const isDefault = address?.isDefaultShipping || address?.isDefaultBilling;

  return (
    <ConfirmDialog
      title={t`Delete this address?`}
      isOpen={address !== null}
      last={last}
      confirm={<Trans>Delete address</Trans>}
      onConfirm={
        isDefault
          ? undefined
          : () => address && last.submit({ kind: 'deleteAddress', id: address.id })
      }
      onClose={close}
    >
      {lines && (
        <address className={styles.address}>
          <strong>{lines.name}</strong>
          <span>{lines.place}</span>
        </address>
      )}
      {isDefault && (
        <p>
          <Trans>It is a default address: make another one the default first.</Trans>
        </p>
      )}
    </ConfirmDialog>
  );
}
