import { useLingui } from '@lingui/react/macro';
import type { Failure } from '../../../machines/failure.ts';
import { useUnreachableText } from '../../shop/useUnreachableText.ts';

/** Returns a function that words a failure: with the platform's message if there is one. */
export function useCartFailureText(): (failure: Failure) => string {
  const { t } = useLingui();
  const unreachableText = useUnreachableText();
  return (failure) => {
    const { reason, message } = failure;
    if (reason === 'unreachable') return unreachableText(failure);
    if (reason === 'invalidCart') return t`Your cart could not be opened. Please try again.`;
    if (reason === 'paymentOutstanding')
      return t`Your last payment is not confirmed yet. Your cart cannot be changed until it is.`;
    if (reason === 'notDelivered') return t`We do not deliver to this address.`;
    if (reason === 'soldOut') return t`There are not that many left`;
    return message;
  };
}
