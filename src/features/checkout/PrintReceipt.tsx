import { Trans } from '@lingui/react/macro';
import { TextButton } from '../../ui/TextButton.tsx';
import styles from './PrintReceipt.module.css';

/** The receipt on paper. */
export function PrintReceipt() {
  return (
    <p className={styles.print}>
      <TextButton onClick={() => window.print()}>
        <Trans>Print this receipt</Trans>
      </TextButton>
    </p>
  );
}
