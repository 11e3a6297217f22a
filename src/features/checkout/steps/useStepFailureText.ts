import { useLingui } from '@lingui/react/macro';
import type { Failure } from '../../../../machines/failure.ts';
import { useIsOffline } from '../../../actors/useIsOffline.ts';

/** Returns a function that words a step's failure: with the platform's message if there is one. */
export function useStepFailureText(): (failure: Failure) => string {
  const { t } = useLingui();
  const isOffline = useIsOffline();
  return ({ reason, message }) => {
    if (reason === 'unreachable' && isOffline) {
      return t`You are offline. Try again once you are back online.`;
    }
    if (reason === 'unreachable') {
      return t`We received no valid answer from the shop. Nothing was sent twice; please try again.`;
    }
    if (reason === 'emailMissing') {
      return t`Please enter your email address with the shipping address.`;
    }
    if (reason === 'invalidCart' || reason === 'cartMissing') {
      return t`Your cart is no longer open. Please look at your cart before you go on.`;
    }
    if (reason === 'absent') {
      return t`Your order was not placed: the shop has no record of it. You can place it again.`;
    }
    if (reason === 'slotLost') {
      return t`This delivery time is no longer available. Please choose another; nothing was paid.`;
    }
    if (reason === 'methodLost') {
      return t`This shipping method is no longer available. Please choose another; nothing was paid.`;
    }
    if (reason === 'sessionChanged') {
      return t`Your session changed before the payment. Your order was not placed, and nothing was paid.`;
    }
    if (reason === 'soldOut') return t`There are not that many left`;
    return message;
  };
}
