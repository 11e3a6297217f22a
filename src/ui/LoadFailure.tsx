import { Trans, useLingui } from '@lingui/react/macro';
import { useOnlineCheck } from '../actors/useEnvironment.ts';
import { keepBelowControls } from '../lib/keepBelowControls.ts';
import { classNames } from './classNames.ts';
import styles from './LoadFailure.module.css';
import { loadFailureText } from './loadFailureText.ts';
import { TextButton } from './TextButton.tsx';

export interface LoadFailureProps {
  /** Below a control of the header, or with the toasts; by default where it is rendered. */
  place?: 'below' | 'corner' | 'top' | undefined;
  onRetry: () => void;
}

/** The message for a part of the page whose code could not be fetched, with a retry button. */
export function LoadFailure({ place, onRetry }: LoadFailureProps) {
  const { i18n } = useLingui();
  const isOnline = useOnlineCheck();
  return (
    <p
      ref={place === 'corner' || place === 'top' ? keepBelowControls : undefined}
      className={classNames(styles.failed, place && styles[place])}
      role="alert"
    >
      {loadFailureText(i18n, isOnline)}{' '}
      <TextButton onClick={onRetry}>
        <Trans>Try again</Trans>
      </TextButton>
    </p>
  );
}
