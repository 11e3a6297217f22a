import { Trans, useLingui } from '@lingui/react/macro';
import { TextButton } from '../../ui/TextButton.tsx';
import styles from './Removed.module.css';

interface RemovedProps {
  /** What was removed last, or null. */
  name: string | null;
  onUndo: () => void;
}

/** Says which line went, and takes it back. */
export function Removed({ name, onUndo }: RemovedProps) {
  const { t } = useLingui();
  return (
    <div className={styles.removed}>
      <span role="status">{name && <Trans>{name} was removed from your cart.</Trans>}</span>
      {name && (
        <TextButton aria-label={t`Put ${name} back`} onClick={onUndo}>
          <Trans>Undo</Trans>
        </TextButton>
      )}
    </div>
  );
}
