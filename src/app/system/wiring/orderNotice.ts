import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SettledPayment } from '../../../../machines/checkout/settledPayment.ts';
import type { ToastContent } from '../../../../machines/toasts/toast.ts';
import { loadAndRun } from '../loadAndRun.ts';
import type { Services } from '../services.ts';
import { markReported } from '../stored/placedOrder.ts';

/** Shows a notice about a payment's outcome; the notice stays until it is dismissed. */
export function showOrderNotice(services: Services, settled: SettledPayment): void {
  // Mark the order as reported only once the code that shows the notice has loaded.
  loadAndRun(
    services,
    () => import('../../../../machines/toasts/machine.ts'),
    () => {
      services.actors.toast(noticeOf(settled));
      if (settled.outcome === 'placed') markReported(services);
    },
  );
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
