import { Trans, useLingui } from '@lingui/react/macro';
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
  return (
    <>
      <DocumentHead title={onRetry ? '' : t`Page not found`} />
      <FailureView heading onRetry={onRetry} isRetrying={isRetrying}>
        {onRetry ? (
          <Trans>Something went wrong. Sorry about that.</Trans>
        ) : (
          <Trans>
            Looks like the page you were hoping to find doesn't exist. Sorry about that.
          </Trans>
        )}
      </FailureView>
    </>
  );
}
