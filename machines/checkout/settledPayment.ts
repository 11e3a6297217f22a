import type { Order } from '../domain.ts';
import type { OrderOutcome } from '../order/setup.ts';
import { withParams } from '../system.ts';
import type { CheckoutContext, CheckoutEvent } from './context.ts';

/** The result of verifying a payment whose response was lost. */
export interface SettledPayment {
  outcome: OrderOutcome;
  order: Order | null;
}

/**
 * Reports the outcome of a payment that an earlier visit or another tab has sent. The checkout and
 * the receipt show the outcome themselves; any other page shows a notice.
 */
export const announceSettledPayment = withParams<CheckoutContext, CheckoutEvent, SettledPayment>(
  ({ check, enqueue }, params) => {
    if (check('isAtCheckout' as never)) {
      if (params.outcome === 'placed') enqueue('goToConfirmation' as never);
    } else if (!check('isAtReceipt' as never)) {
      enqueue({ type: 'showOrderNotice', params } as never);
    }
  },
);
