import { Trans } from '@lingui/react/macro';
import { Component, lazy, type ReactNode, Suspense } from 'react';
import { FailureView } from '../ui/FailureView.tsx';

const MaskedPage = lazy(async () => ({
  default: (await import('./MaskedPage.tsx')).MaskedPage,
}));

interface Props {
  children: ReactNode;
  onError: (error: unknown, isFatal: boolean) => void;
  onReload: () => void;
  /** Nothing below is trusted any more: plain words only. */
  isLast?: boolean;
}

/**
 * Catches what a component throws while rendering: never a blank page (spec §8 "Render error").
 * Should the masked page fail as well, plain words take its place.
 */
export class RenderErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error, true);
  }

  override render() {
    const { children, isLast, onReload } = this.props;
    if (!this.state.hasFailed) return children;
    return isLast ? (
      <FailureView onRetry={onReload}>
        <Trans>Something went wrong. Sorry about that.</Trans>
      </FailureView>
    ) : (
      <RenderErrorBoundary {...this.props} isLast>
        <Suspense>
          <MaskedPage onReload={onReload} />
        </Suspense>
      </RenderErrorBoundary>
    );
  }
}
