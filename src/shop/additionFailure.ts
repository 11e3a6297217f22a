import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CartFailure } from '../../machines/cart/commands.ts';

/**
 * How the shop reports a failed addition to the cart. Too little stock is a notice, not an error,
 * and so is an outstanding payment, which `isPaymentOutstanding` marks. If the platform refused the
 * addition, `text` is the platform's message, otherwise the shop's own.
 */
export function additionFailure(
  i18n: I18n,
  failed: CartFailure,
  isOffline: boolean,
): { kind: 'info' | 'error'; text: string; isPaymentOutstanding: boolean } {
  const { reason } = failed.failure;
  return {
    kind: reason === 'soldOut' || reason === 'paymentOutstanding' ? 'info' : 'error',
    text: textOf(i18n, failed, isOffline),
    isPaymentOutstanding: reason === 'paymentOutstanding',
  };
}

function textOf(i18n: I18n, { operation, failure }: CartFailure, isOffline: boolean): string {
  if (operation === 'create' && !isOffline)
    return i18n._(msg`Unable to create cart. Please try again.`);
  if (failure.reason === 'refused') return failure.message;
  if (failure.reason === 'paymentOutstanding') {
    return i18n._(msg`Your last payment is not confirmed yet. Nothing was added to your cart.`);
  }
  return failure.reason === 'soldOut'
    ? i18n._(msg`There are not that many left. Nothing was added to your cart.`)
    : isOffline
      ? i18n._(msg`You are offline. The item could not be added to your cart.`)
      : i18n._(msg`Could not add the item to your cart. Please try again.`);
}
