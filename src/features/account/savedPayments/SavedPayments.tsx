import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { useFormSubmission } from '../../../actors/useFormSubmission.ts';
import { Alert } from '../../../shop/Alert.tsx';
import { ConfirmDialog } from '../../../shop/account/ConfirmDialog.tsx';
import { usePaymentName } from '../../../shop/usePaymentName.ts';
import { useWhenDone } from '../../../shop/useWhenDone.ts';
import { NoPayments } from './NoPayments.tsx';
import { SavedPaymentItem } from './SavedPaymentItem.tsx';
import styles from './SavedPayments.module.css';
import type { SavedPayment } from './useSavedPayments.ts';

interface SavedPaymentsProps {
  saved: SavedPayment[];
  last: ReturnType<typeof useFormSubmission<'forgetCard'>>;
  /** Called when the focused item has been deleted. */
  onRemoved: () => void;
}

/** The list of saved payments. Deleting one asks for confirmation. */
export function SavedPayments({ saved, last, onRemoved }: SavedPaymentsProps) {
  const { t } = useLingui();
  const nameOf = usePaymentName();
  const [toDelete, setToDelete] = useState<SavedPayment | null>(null);
  const [isConfirming, setConfirming] = useState(false);
  const { done } = last;
  // The dialog returns the focus to its button, but that button has been deleted with its item.
  useWhenDone(done, onRemoved);
  return (
    <>
      {done && (
        <Alert kind="info">
          <Trans>The card is removed.</Trans>
        </Alert>
      )}
      {saved.length === 0 ? (
        <NoPayments />
      ) : (
        <ul className={styles.list} aria-label={t`Saved Payments`}>
          {saved.map((payment) => (
            <SavedPaymentItem
              key={payment.hash}
              payment={payment}
              onDelete={() => {
                last.clear();
                setToDelete(payment);
                setConfirming(true);
              }}
            />
          ))}
        </ul>
      )}
      <ConfirmDialog
        title={t`Remove this card?`}
        isOpen={isConfirming && !done}
        last={last}
        confirm={<Trans>Remove</Trans>}
        onConfirm={() => toDelete && last.send({ kind: 'forgetCard', hash: toDelete.hash })}
        onClose={() => setConfirming(false)}
      >
        {toDelete && (
          <p>
            <strong>{nameOf(toDelete)}</strong>
          </p>
        )}
      </ConfirmDialog>
    </>
  );
}
