import { Trans } from '@lingui/react/macro';
import { Component, type ReactNode } from 'react';
import { FailureView } from '../ui/FailureView.tsx';

interface Props {
  children: ReactNode;
  onError: (error: unknown) => void;
  onReload: () => void;
}

/** Catches what a component throws while rendering: never a blank page (spec §8 "Render error"). */
export class RenderErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <FailureView onRetry={this.props.onReload}>
        <Trans>Something went wrong. Sorry about that.</Trans>
      </FailureView>
    );
  }
}
