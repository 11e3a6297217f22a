import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CouponNotice } from '../../../../machines/cart/coupon.ts';
import type { ToastContent } from '../../../../machines/toasts/toast.ts';
import type { Services } from '../services.ts';

/** Stores the coupon of a link, removes it from the address bar and passes it to the cart. */
export function takeCoupon(services: Services, code: string): void {
  const { actors, storage, navigation } = services;
  storage.set('applied_coupon_code', code);
  const { path, search } = navigation.current();
  const query = new URLSearchParams(search);
  query.delete('coupon');
  const url = (query.size > 0 ? `${path}?${query}` : path) + navigation.hash();
  navigation.navigate(url, { replace: true });
  actors.send('cart', { type: 'cart.linkCoupon', code });
}

/** Shows a toast about the outcome of a link's coupon. */
export function announceCoupon({ actors }: Services, notice: CouponNotice): void {
  actors.toast({ dismissable: true, ...TOASTS[notice.kind](notice) });
}

const TOASTS: { [Kind in CouponNotice['kind']]: (notice: CouponNotice) => ToastContent } = {
  applied: ({ code }) => ({
    type: 'info',
    message: i18n._(msg`Coupon code ${code} applied`),
    timeout: 5_000,
  }),
  late: ({ code }) => ({
    type: 'error',
    message: i18n._(
      msg`Coupon code ${code} could not be applied. We will try again when your cart changes.`,
    ),
    timeout: 15_000,
  }),
  refused: (notice) => ({
    type: 'error',
    message: 'failure' in notice ? notice.failure.message : '',
    timeout: 15_000,
    actionText: i18n._(msg`Enter another code`),
    onAction: { to: 'app', event: { type: 'link.open', url: '/cart#coupon-code' } },
  }),
};
