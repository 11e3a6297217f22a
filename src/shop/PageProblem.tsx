import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useIsOffline } from '../actors/useIsOffline.ts';
import { FailureView } from '../ui/FailureView.tsx';
import { DocumentHead } from './DocumentHead.tsx';

interface PageProblemProps {
  /** Retries a page that could not be loaded; undefined for a page that does not exist. */
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean;
}

/** Replaces a page that could not be loaded, or that the platform does not have. */
export function PageProblem({ onRetry, isRetrying = false }: PageProblemProps) {
  const { t } = useLingui();
  const isOffline = useRetryOnReturn(onRetry);
  return (
    <>
      <DocumentHead title={onRetry ? '' : t`Page not found`} />
      <FailureView heading onRetry={onRetry} isRetrying={isRetrying}>
        {!onRetry
          ? t`Looks like the page you were hoping to find doesn't exist. Sorry about that.`
          : isOffline
            ? // The note at the bottom of the window says that the shopper is offline.
              t`This page opens once you are back online.`
            : t`Something went wrong. Sorry about that.`}
      </FailureView>
    </>
  );
}

/** Retries a page that failed offline when the network returns. @returns whether the network is offline */
function useRetryOnReturn(retry: (() => void) | undefined): boolean {
  const isOffline = useIsOffline();
  const wasOffline = useRef(isOffline);
  useEffect(() => {
    if (wasOffline.current && !isOffline) retry?.();
    wasOffline.current = isOffline;
  }, [isOffline]);
  return isOffline;
}
