import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CartFailure } from '../../../machines/cart/commands.ts';
import type { Services } from './services.ts';

/** Shows a toast about a failed addition. Too little stock is news, not an error. */
export function reportAddFailure({ actors }: Services, failure: CartFailure): void {
  actors.toast({
    type: failure.failure.reason === 'soldOut' ? 'info' : 'error',
    message: messageOf(failure),
    dismissable: true,
    timeout: 15_000,
  });
}

/** The platform's message if it refused the addition; otherwise the shop's own. */
function messageOf({ operation, failure }: CartFailure): string {
  if (operation === 'create') return i18n._(msg`Unable to create cart. Please try again.`);
  if (failure.reason === 'soldOut') {
    return i18n._(msg`There are not that many left. Nothing was added to your cart.`);
  }
  return failure.reason === 'refused'
    ? failure.message
    : i18n._(msg`Could not add the item to your cart. Please try again.`);
}
