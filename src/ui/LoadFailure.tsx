import { Trans } from '@lingui/react/macro';
import { keepBelowControls } from '../lib/keepBelowControls.ts';
import { classNames } from './classNames.ts';
import styles from './LoadFailure.module.css';
import { TextButton } from './TextButton.tsx';

export interface LoadFailureProps {
  /** Below a control of the header, or with the toasts; by default where it is rendered. */
  place?: 'below' | 'corner' | 'top' | undefined;
  onRetry: () => void;
}

/** The message for a part of the page whose code could not be fetched, with a retry button. */
export function LoadFailure({ place, onRetry }: LoadFailureProps) {
  return (
    <p
      ref={place === 'corner' || place === 'top' ? keepBelowControls : undefined}
      className={classNames(styles.failed, place && styles[place])}
      role="alert"
    >
      <Trans>Something went wrong. Sorry about that.</Trans>{' '}
      <TextButton onClick={onRetry}>
        <Trans>Try again</Trans>
      </TextButton>
    </p>
  );
}
