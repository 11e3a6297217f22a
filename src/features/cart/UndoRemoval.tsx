import { Trans, useLingui } from '@lingui/react/macro';
import { TextButton } from '../../ui/TextButton.tsx';
import styles from './UndoRemoval.module.css';

interface UndoRemovalProps {
  /** The name of the last removed item, or null. */
  name: string | null;
  onUndo: () => void;
}

/** Reports the last removed item, with an undo button. */
export function UndoRemoval({ name, onUndo }: UndoRemovalProps) {
  const { t } = useLingui();
  return (
    <div className={styles.removed}>
      <span role="status">{name && <Trans>{name} was removed from your cart.</Trans>}</span>
      {name && (
        <TextButton aria-label={t`Undo: put ${name} back`} onClick={onUndo}>
          <Trans>Undo</Trans>
        </TextButton>
      )}
    </div>
  );
}
