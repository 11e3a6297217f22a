import { Trans } from '@lingui/react/macro';
import { Component, type ReactNode } from 'react';
import { FailureView } from '../ui/FailureView.tsx';
import styles from './LateToasts.module.css';
import { LateToasts } from './LateToasts.tsx';

interface Props {
  children: ReactNode;
  onError: (error: unknown, isFatal: boolean) => void;
  onReload: () => void;
  /** Around the mask itself: should that fail as well, there is none. */
  isOfMask?: boolean;
}

/**
 * Catches what a component throws while rendering: never a blank page.
 * What is left is masked, with the error toast above, whose dismissal reloads the page; until
 * the toast is there, or if it cannot be had, a button does.
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
        {/* biome-ignore lint/a11y/noStaticElementInteractions: what is inside is a button and a link */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: every way on begins with a page load, the link's as well */}
        <div className={styles.wayOn} onClick={onReload}>
          <FailureView onRetry={onReload}>
            <Trans>Something went wrong. Sorry about that.</Trans>
          </FailureView>
        </div>
        <RenderErrorBoundary {...this.props} isOfMask>
          <LateToasts isMask />
        </RenderErrorBoundary>
      </>
    );
  }
}
