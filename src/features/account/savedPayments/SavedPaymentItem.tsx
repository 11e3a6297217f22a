import { Trans, useLingui } from '@lingui/react/macro';
import { usePaymentName } from '../../../shop/usePaymentName.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from './SavedPayments.module.css';
import type { SavedPayment } from './useSavedPayments.ts';

interface SavedPaymentItemProps {
  payment: SavedPayment;
  onDelete: () => void;
}

/** A saved payment method with its name, its expiry date and a remove button. */
export function SavedPaymentItem({ payment, onDelete }: SavedPaymentItemProps) {
  const { t } = useLingui();
  const name = usePaymentName()(payment);
  const { expires } = payment;
  return (
    <li className={styles.item}>
      <p className={styles.name}>{name}</p>
      {expires && (
        <p className={styles.expires}>
          <Trans>Expires {expires}</Trans>
        </p>
      )}
      <Button priority="low" aria-label={t`Remove ${name}`} onClick={onDelete}>
        <Trans>Remove</Trans>
      </Button>
    </li>
  );
}
