import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { canCancel } from '../../../../machines/order/progress.ts';
import { useFormSubmission } from '../../../actors/useFormSubmission.ts';
import { Alert } from '../../../shop/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { CancelReasons } from './CancelReasons.tsx';
import type { PlacedOrder } from './orderFragment.ts';
import { useCancellation } from './useCancellation.ts';

interface CancelOrderProps {
  order: PlacedOrder;
  /**
   * The token of a guest's order. With it, the platform sends an email that confirms the
   * cancellation.
   */
  token?: string | undefined;
}

/** The button that cancels an order which has not been shipped yet, and the outcome. */
export function CancelOrder({ order, token }: CancelOrderProps) {
  const { t } = useLingui();
  const reasons = useCancellation(canCancel(order));
  const customer = useFormSubmission('cancelOrder');
  const guest = useFormSubmission('requestCancel');
  const [isOpen, setOpen] = useState(false);
  const { number, id } = order;
  const last = token === undefined ? customer : guest;
  const isDone =
    token === undefined
      ? customer.done?.id === id
      : guest.done !== undefined && guest.done.token === token;
  if (isDone) {
    return (
      <Alert kind="info" focusOn={isDone}>
        {token === undefined ? (
          <Trans>The order is canceled. What you have paid will be refunded.</Trans>
        ) : (
          <Trans>We have sent you an email. Follow its link to cancel the order.</Trans>
        )}
      </Alert>
    );
  }
  if (!reasons) return null;
  const send = (reason: string) =>
    token === undefined
      ? customer.send({ kind: 'cancelOrder', id, reason })
      : guest.send({ kind: 'requestCancel', token, reason });
  return (
    <>
      <Button
        isWide
        priority="low"
        onClick={() => setOpen(true)}
        aria-label={t`Cancel order ${number}`}
      >
        <Trans>Cancel order</Trans>
      </Button>
      <CancelReasons
        title={t`Cancel order ${number}`}
        reasons={reasons}
        isOpen={isOpen}
        last={last}
        isByMail={token !== undefined}
        onCancel={send}
        onClose={() => {
          last.clear();
          setOpen(false);
        }}
      />
    </>
  );
}
