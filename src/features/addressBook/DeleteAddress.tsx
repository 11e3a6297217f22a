import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import type { KeptAddress } from '../../../machines/accountTask.ts';
import { useAccountTask } from '../../actors/useAccountTask.ts';
import { addressLines } from '../../lib/addressLines.ts';
import { Alert } from '../../shop/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import styles from './AddressBookPage.module.css';

/** Asks before an address leaves the book. */
export function DeleteAddress({
  address,
  onDeleted,
  onClose,
}: {
  address: KeptAddress | null;
  onDeleted: () => void;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const { isBusy, failure, done, ask, forget } = useAccountTask('deleteAddress');
  const close = () => {
    forget();
    onClose();
  };
  const onDone = useEffectEvent(() => {
    close();
    onDeleted();
  });
  useEffect(() => {
    if (done) onDone();
  }, [done]);
  const lines = address && addressLines(address, '');

  return (
    <Dialog
      title={t`Delete this address?`}
      isOpen={address !== null}
      onClose={close}
      placement="end"
      foot={
        <div className={styles.ways}>
          <Button
            priority="high"
            isLarge
            isWide
            isBusy={isBusy}
            onClick={() => address && ask({ kind: 'deleteAddress', id: address.id })}
          >
            <Trans>Delete address</Trans>
          </Button>
          <Button isLarge isWide onClick={close}>
            <Trans>Keep it</Trans>
          </Button>
        </div>
      }
    >
      <div className={styles.form}>
        {failure && (
          <Alert>
            {failure.reason === 'unreachable'
              ? t`We could not reach the shop. Please try again.`
              : failure.message}
          </Alert>
        )}
        {lines && (
          <address className={styles.address}>
            <strong>{lines.name}</strong>
            <span>{lines.place}</span>
          </address>
        )}
        {(address?.isDefaultShipping || address?.isDefaultBilling) && (
          <p>
            <Trans>It is a default address: make another one the default first.</Trans>
          </p>
        )}
      </div>
    </Dialog>
  );
}
