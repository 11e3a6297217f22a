import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CartFailure } from '../../../../machines/cart/commands.ts';
import type { ToastContent } from '../../../../machines/toasts/toast.ts';
import { additionFailure } from '../../../shop/additionFailure.ts';
import type { Services } from '../services.ts';

/** Shows a toast about a failed addition, with a way to the order if its payment is outstanding. */
export function reportAddFailure({ actors, environment }: Services, failure: CartFailure): void {
  const isOffline = !environment.isOnline();
  const { kind, text, isPaymentOutstanding } = additionFailure(i18n, failure, isOffline);
  const checkOrder: Partial<ToastContent> = {
    actionText: i18n._(msg`Check your order`),
    onAction: { to: 'app', event: { type: 'link.open', url: '/checkout' } },
  };
  actors.toast({
    type: kind,
    message: text,
    dismissable: true,
    timeout: 15_000,
    ...(isPaymentOutstanding && checkOrder),
  });
}
