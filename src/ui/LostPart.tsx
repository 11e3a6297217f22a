import { Trans } from '@lingui/react/macro';
import { keepBelowControls } from '../lib/keepBelowControls.ts';
import { classNames } from './classNames.ts';
import styles from './LostPart.module.css';
import { TextButton } from './TextButton.tsx';

export interface LostPartProps {
  /** Below a control of the header, or with the toasts; by default where it is rendered. */
  place?: 'below' | 'corner' | 'top' | undefined;
  onRetry: () => void;
}

/** The message for a part of the page whose code could not be fetched, with a retry button. */
export function LostPart({ place, onRetry }: LostPartProps) {
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
