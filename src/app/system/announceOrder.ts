import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Order } from '../../../machines/domain.ts';
import type { OrderOutcome } from '../../../machines/order/setup.ts';
import type { ToastContent } from '../../../machines/toasts/toast.ts';
import { markTold } from './placedOrder.ts';
import type { Services } from './services.ts';

/**
 * Reports the outcome of a payment that an earlier visit or another tab sent. On the checkout, a
 * placed order opens the confirmation page; on any other page, a toast reports the outcome and
 * stays until it is dismissed.
 */
export function announceOrder(
  services: Services,
  outcome: OrderOutcome,
  order: Order | null,
): void {
  const { actors, errors, navigation } = services;
  const { path } = navigation.current();
  if (path === '/checkout' && outcome === 'placed')
    navigation.navigate('/order-confirmation', { replace: true });
  if (path === '/checkout' || path === '/order-confirmation') return;
  // Mark the order as reported only after the code that shows the toast has loaded.
  import('../../../machines/toasts/machine.ts')
    .then(() => {
      actors.toast(noticeOf(outcome, order));
      if (outcome === 'placed') markTold(services);
    })
    .catch(errors.report);
}

function noticeOf(outcome: OrderOutcome, order: Order | null): ToastContent {
  const stays = { dismissable: true, timeout: 0 } as const;
  if (outcome === 'placed') {
    const email = order?.email;
    const message = email
      ? i18n._(msg`Your order is placed; the confirmation goes to ${email}.`)
      : i18n._(msg`Your order is placed; the confirmation goes to your email address.`);
    return { type: 'success', message, ...stays };
  }
  const message =
    outcome === 'absent'
      ? i18n._(msg`Your order was not placed. Your cart is as you left it.`)
      : i18n._(msg`We could not confirm your order. The checkout says how to ask us.`);
  return { type: 'warning', message, ...stays };
}
