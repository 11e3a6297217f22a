import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SettledPayment } from '../../../machines/checkout/setup.ts';
import type { ToastContent } from '../../../machines/toasts/toast.ts';
import { markTold } from './placedOrder.ts';
import type { Services } from './services.ts';

/** Shows a notice of what became of a payment, which stays until it is dismissed. */
export function showOrderNotice(services: Services, settled: SettledPayment): void {
  const { actors, errors } = services;
  // An order counts as told once the code that shows the notice is there.
  import('../../../machines/toasts/machine.ts')
    .then(() => {
      actors.toast(noticeOf(settled));
      if (settled.outcome === 'placed') markTold(services);
    })
    .catch(errors.report);
}

function noticeOf({ outcome, order }: SettledPayment): ToastContent {
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
