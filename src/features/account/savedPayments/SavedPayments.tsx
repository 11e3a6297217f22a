import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import type { useFormSubmission } from '../../../actors/useFormSubmission.ts';
import { Alert } from '../../../shop/Alert.tsx';
import { Confirm } from '../../../shop/account/Confirm.tsx';
import { usePaymentName } from '../../../shop/usePaymentName.ts';
import { NoPayments } from './NoPayments.tsx';
import { SavedPaymentItem } from './SavedPaymentItem.tsx';
import styles from './SavedPayments.module.css';
import type { SavedPayment } from './useSavedPayments.ts';

interface SavedPaymentsProps {
  saved: SavedPayment[];
  last: ReturnType<typeof useFormSubmission<'forgetCard'>>;
  /** Called when the focused item has been deleted. */
  onGone: () => void;
}

/** The list of saved payments. Deleting one asks for confirmation. */
export function SavedPayments({ saved, last, onGone }: SavedPaymentsProps) {
  const { t } = useLingui();
  const nameOf = usePaymentName();
  const [asked, setAsked] = useState<SavedPayment | null>(null);
  const [isAsking, setAsking] = useState(false);
  const { done } = last;
  const onLeft = useEffectEvent(onGone);
  // The dialog returns the focus to its button, but that button has been deleted with its item.
  useEffect(() => {
    if (done) onLeft();
  }, [done]);
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
                last.forget();
                setAsked(payment);
                setAsking(true);
              }}
            />
          ))}
        </ul>
      )}
      <Confirm
        title={t`Remove this card?`}
        isOpen={isAsking && !done}
        last={last}
        confirm={<Trans>Remove</Trans>}
        onConfirm={() => asked && last.send({ kind: 'forgetCard', hash: asked.hash })}
        onClose={() => setAsking(false)}
      >
        {asked && (
          <p>
            <strong>{nameOf(asked)}</strong>
          </p>
        )}
      </Confirm>
    </>
  );
}
