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
  /** By which a guest's order is canceled: the platform asks by mail first. */
  token?: string | undefined;
}

/** Offers to cancel an order that is not on its way yet, and tells what became of it. */
export function CancelOrder({ order, token }: CancelOrderProps) {
  const { t } = useLingui();
  const reasons = useCancellation(canCancel(order));
  const own = useFormSubmission('cancelOrder');
  const guest = useFormSubmission('requestCancel');
  const [isOpen, setOpen] = useState(false);
  const { number, id } = order;
  const last = token === undefined ? own : guest;
  const isDone =
    token === undefined
      ? own.done?.id === id
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
      ? own.send({ kind: 'cancelOrder', id, reason })
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
          last.forget();
          setOpen(false);
        }}
      />
    </>
  );
}
