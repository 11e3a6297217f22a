import { useLingui } from '@lingui/react/macro';
import type { Failure } from '../../../../machines/domain.ts';

/** What to tell the shopper of a refused step: the platform's own words where it has spoken. */
export function useFailureText(): (failure: Failure) => string {
  const { t } = useLingui();
  return ({ reason, message }) => {
    if (reason === 'unreachable') {
      return t`We could not reach the shop. Nothing was sent twice; please try again.`;
    }
    if (reason === 'invalidCart') {
      return t`Your cart is no longer open. Please look at your cart before you go on.`;
    }
    if (reason === 'absent') {
      return t`Your order was not placed: the shop has no record of it. You can place it again.`;
    }
    return message;
  };
}
