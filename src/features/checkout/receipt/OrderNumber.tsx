import { Trans } from '@lingui/react/macro';
import type { Order } from '../../../../machines/domain.ts';
import { useShopper } from '../../../actors/useShopper.ts';
import styles from './OrderConfirmationPage.module.css';
import { OrderInHistory } from './OrderInHistory.tsx';

/** The order's number, or just a confirmation if there is no number; and what happens next. */
export function OrderNumber({ order }: { order: Order }) {
  const { id, number, email, pickup } = order;
  const { isSignedIn } = useShopper();
  if (!id && !number) {
    return (
      <p className={styles.number}>
        {email ? (
          <Trans>
            Your order is placed; the confirmation goes to <b>{email}</b>.
          </Trans>
        ) : (
          <Trans>Your order is placed; the confirmation goes to your email address.</Trans>
        )}
      </p>
    );
  }
  return (
    <>
      {isSignedIn ? (
        <OrderInHistory order={order} />
      ) : (
        number && (
          <p className={styles.number}>
            <Trans>
              Order number <b>{number}</b>
            </Trans>
          </p>
        )
      )}
      {id && (
        <p className={isSignedIn ? styles.found : styles.number}>
          <Trans>
            Order reference <b>{id}</b>
          </Trans>
        </p>
      )}
      <p className={styles.next}>
        {email && (
          <>
            <Trans>
              The confirmation goes to <b>{email}</b>.
            </Trans>
            <br />
          </>
        )}
        {pickup ? (
          <Trans>We are preparing your flowers now, and will email you when they are ready.</Trans>
        ) : (
          <Trans>
            We are preparing your flowers now, and will email you when they are on their way.
          </Trans>
        )}
      </p>
    </>
  );
}
