import type { Order } from '../domain.ts';
import type { OrderOutcome } from '../order/setup.ts';
import { factsOf, withParams } from '../system.ts';
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
  (args, params) => {
    const check = factsOf(args);
    if (check('isAtCheckout')) {
      if (params.outcome === 'placed') args.enqueue('goToConfirmation' as never);
    } else if (!check('isAtReceipt')) {
      args.enqueue({ type: 'showOrderNotice', params } as never);
    }
  },
);
