import { useLingui } from '@lingui/react/macro';
import type { Failure } from '../../../machines/failure.ts';
import { useIsOffline } from '../../actors/useIsOffline.ts';

/** Returns a function that words a failure: with the platform's message if there is one. */
export function useCartFailureText(): (failure: Failure) => string {
  const { t } = useLingui();
  const isOffline = useIsOffline();
  return ({ reason, message }) => {
    if (reason === 'unreachable' && isOffline)
      return t`You are offline. Try again once you are back online.`;
    if (reason === 'unreachable')
      return t`We received no valid answer from the shop. Please try again.`;
    if (reason === 'invalidCart') return t`Your cart could not be opened. Please try again.`;
    if (reason === 'paymentOutstanding')
      return t`Your last payment is not confirmed yet. Your cart cannot be changed until it is.`;
    if (reason === 'notDelivered') return t`We do not deliver to this address.`;
    if (reason === 'soldOut') return t`There are not that many left`;
    return message;
  };
}
