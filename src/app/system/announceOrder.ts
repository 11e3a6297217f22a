import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Order } from '../../../machines/domain.ts';
import type { OrderOutcome } from '../../../machines/order/place.ts';
import type { ToastContent } from '../../../machines/toasts/toast.ts';
import { markTold } from './placedOrder.ts';
import type { World } from './world.ts';

/**
 * Tells what became of a payment that an earlier visit or another tab has sent. On the checkout
 * the page tells it; anywhere else a notice does, which stays until it is dismissed.
 */
export function announceOrder(world: World, outcome: OrderOutcome, order: Order | null): void {
  const { navigation, toast, report } = world;
  const { path } = navigation.current();
  if (path === '/checkout' && outcome === 'placed') navigation.replace('/order-confirmation');
  if (path === '/checkout' || path === '/order-confirmation') return;
  toast(noticeOf(outcome, order))
    .then(() => outcome === 'placed' && markTold(world))
    .catch(report);
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
