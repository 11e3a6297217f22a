import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CartFailure } from '../../machines/cart/commands.ts';

/**
 * How the shop reports a failed addition to the cart. Too little stock is a notice, not an error. If the
 * platform refused the addition, `text` is the platform's message, otherwise the shop's own.
 */
export function additionFailure(
  i18n: I18n,
  failed: CartFailure,
): { kind: 'info' | 'error'; text: string } {
  return {
    kind: failed.failure.reason === 'soldOut' ? 'info' : 'error',
    text: textOf(i18n, failed),
  };
}

function textOf(i18n: I18n, { operation, failure }: CartFailure): string {
  if (operation === 'create') return i18n._(msg`Unable to create cart. Please try again.`);
  if (failure.reason === 'refused') return failure.message;
  return failure.reason === 'soldOut'
    ? i18n._(msg`There are not that many left. Nothing was added to your cart.`)
    : i18n._(msg`Could not add the item to your cart. Please try again.`);
}
