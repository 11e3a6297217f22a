import { useLingui } from '@lingui/react/macro';
import type { Failure } from '../../machines/failure.ts';
import { useIsOffline } from '../actors/useIsOffline.ts';

/** Returns a function that words why a request got no answer. */
export function useUnreachableText(): (failure: Failure) => string {
  const { t } = useLingui();
  const isOffline = useIsOffline();
  return ({ reason }) =>
    isOffline
      ? t`You are offline. Try again once you are back online.`
      : reason === 'absent'
        ? t`This was not sent. Please try again.`
        : t`We received no valid answer from the shop. Please try again.`;
}
