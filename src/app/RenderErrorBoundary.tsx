import { Trans } from '@lingui/react/macro';
import { Component, type ReactNode } from 'react';
import { FailureView } from '../ui/FailureView.tsx';
import styles from './LazyToasts.module.css';
import { LazyToasts } from './LazyToasts.tsx';

interface Props {
  children: ReactNode;
  onError: (error: unknown, isFatal: boolean) => void;
  onReload: () => void;
  /**
   * Whether this boundary guards the mask itself. If the mask fails as well, nothing is rendered in
   * its place, so that the fallback cannot loop.
   */
  isOfMask?: boolean;
}

/**
 * Catches errors that components throw while they render, so that the page is never blank. A
 * failure view masks the rest of the page below the error toast. Dismissing the toast reloads the
 * page; so does the failure view's button, in case the toast cannot be loaded.
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
    const { children, onReload, isOfMask } = this.props;
    if (!this.state.hasFailed) return children;
    return isOfMask ? null : (
      <>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the controls inside are a button and a link */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button and the link both load a page */}
        <div className={styles.wayOn} onClick={onReload}>
          <FailureView onRetry={onReload}>
            <Trans>Something went wrong. Sorry about that.</Trans>
          </FailureView>
        </div>
        <RenderErrorBoundary {...this.props} isOfMask>
          <LazyToasts isMask />
        </RenderErrorBoundary>
      </>
    );
  }
}
