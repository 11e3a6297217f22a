import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Failure } from '../../../machines/failure.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Alert } from '../Alert.tsx';
import { AlertOffline } from '../AlertOffline.tsx';
import styles from './ConfirmDialog.module.css';
import { FailureText } from './FailureText.tsx';

interface ConfirmDialogProps {
  title: string;
  isOpen: boolean;
  /** The outcome of the last attempt. */
  last: { isBusy: boolean; failure: Failure | undefined };
  /** The label of the confirming button. */
  confirm: ReactNode;
  /** The label of the button that closes the dialog. */
  keep?: ReactNode;
  /** Undefined if the action is not possible, as the children explain. */
  onConfirm: (() => void) | undefined;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A dialog that asks for confirmation before an action that cannot be undone. It stays open while
 * the action runs.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, isOpen, last, confirm, keep, onConfirm, onClose, children } = props;
  const { isBusy, failure } = last;
  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onClose={onClose}
      placement="end"
      foot={
        <div className={styles.ways}>
          {onConfirm && (
            <Button priority="high" isLarge isWide isBusy={isBusy} onClick={onConfirm}>
              {confirm}
            </Button>
          )}
          <Button isLarge isWide isDisabled={isBusy} onClick={onClose}>
            {keep ?? <Trans>Keep it</Trans>}
          </Button>
        </div>
      }
    >
      <div className={styles.words}>
        {children}
        {isOpen && <AlertOffline failure={failure} />}
        {isOpen && failure && (
          <Alert focusOn={failure}>
            <FailureText failure={failure} />
          </Alert>
        )}
      </div>
    </Dialog>
  );
}
