import { Trans } from '@lingui/react/macro';
import { type ReactNode, useContext } from 'react';
import { Button } from './Button.tsx';
import styles from './FailureView.module.css';
import { LinkButton } from './LinkButton.tsx';
import { ProblemSink } from './ProblemSink.ts';
import { useFocusAfterRemoval } from './useFocusAfterRemoval.ts';

interface FailureViewProps {
  /** One sentence that says what happened. */
  children: ReactNode;
  /** Retries what failed. Omit it where a retry cannot help. */
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean;
  /** Whether the view replaces a whole page, so that its sentence is the page's heading. */
  heading?: boolean;
}

/**
 * Replaces a page or a part of one that could not be shown: an explanation, a retry and a link
 * home.
 */
export function FailureView(props: FailureViewProps) {
  const { children, onRetry, isRetrying = false, heading = false } = props;
  useContext(ProblemSink)?.(onRetry ? 'failed' : 'missing');
  // The content that replaces this view has no retry button to keep the focus on.
  const box = useFocusAfterRemoval<HTMLElement>();
  return (
    <section ref={box} className={styles.failure} role="alert">
      {heading ? (
        <h1 className={styles.sentence}>{children}</h1>
      ) : (
        <p className={styles.sentence}>{children}</p>
      )}
      <div className={styles.ways}>
        {onRetry && (
          <Button priority="high" onClick={onRetry} isBusy={isRetrying}>
            <Trans>Try again</Trans>
          </Button>
        )}
        <LinkButton href="/" priority={onRetry ? 'normal' : 'high'}>
          <Trans>Take me home</Trans>
        </LinkButton>
      </div>
    </section>
  );
}
