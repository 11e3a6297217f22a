import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import styles from './FailureView.module.css';
import drawing from './fallen.svg';
import { LinkButton } from './LinkButton.tsx';
import { useFocusBehind } from './useFocusBehind.ts';

interface FailureViewProps {
  /** What happened, in a sentence. */
  children: ReactNode;
  /** Tries again what failed, where that can help. */
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean;
  /** It stands for a whole page, and is its heading. */
  heading?: boolean;
}

/** A page that could not be shown: what happened, and two ways on. */
export function FailureView(props: FailureViewProps) {
  const { children, onRetry, isRetrying = false, heading = false } = props;
  // What comes in its place has no button that was pressed.
  const box = useFocusBehind<HTMLElement>();
  return (
    <section ref={box} className={styles.failure} role="alert">
      <img src={drawing} width="500" height="500" alt="" />
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
