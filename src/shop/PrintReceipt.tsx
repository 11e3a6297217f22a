import { Trans } from '@lingui/react/macro';
import { usePrint } from '../actors/useEnvironment.ts';
import { TextButton } from '../ui/TextButton.tsx';
import styles from './PrintReceipt.module.css';

/** The button that prints the receipt. */
export function PrintReceipt() {
  const print = usePrint();
  return (
    <p className={styles.print}>
      <TextButton onClick={print}>
        <Trans>Print this receipt</Trans>
      </TextButton>
    </p>
  );
}
