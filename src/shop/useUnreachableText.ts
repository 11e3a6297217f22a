import { useLingui } from '@lingui/react/macro';
import { useIsOffline } from '../actors/useIsOffline.ts';

/** Why a request got no answer, as a sentence: the shopper is offline, or the shop did not give one. */
export function useUnreachableText(): string {
  const { t } = useLingui();
  return useIsOffline()
    ? t`You are offline. Try again once you are back online.`
    : t`We received no valid answer from the shop. Please try again.`;
}
