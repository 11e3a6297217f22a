import { useLingui } from '@lingui/react/macro';
import type { Failure } from '../../../machines/domain.ts';

/** What to tell the shopper of a failure: the platform's own words where it has spoken. */
export function useFailureText(): (failure: Failure) => string {
  const { t } = useLingui();
  return ({ reason, message }) => {
    if (reason === 'unreachable') return t`We could not reach the shop. Please try again.`;
    if (reason === 'invalidCart') return t`Your cart could not be opened. Please try again.`;
    return message;
  };
}
