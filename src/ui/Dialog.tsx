import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useRef } from 'react';
import { classNames } from './classNames.ts';
import styles from './Dialog.module.css';
import { IconButton } from './IconButton.tsx';
import { useModal } from './useModal.ts';

interface DialogProps {
  /** The dialog's accessible name, centred in its header. */
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /** The edge that the dialog slides in from; `start` is the left edge. */
  placement: 'start' | 'end';
  /** Adds a back button to the left of the title. */
  onBack?: (() => void) | undefined;
  children: ReactNode;
  foot?: ReactNode;
}

/**
 * A panel that slides over the page, with a mask behind it. A closed dialog stays mounted off
 * screen, so that it can slide out; it is inert then.
 */
export function Dialog({ title, isOpen, onClose, placement, onBack, children, foot }: DialogProps) {
  const { t } = useLingui();
  const titleId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const { onKeyDown } = useModal(panel, isOpen, onClose);

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: a shortcut for the pointer; Escape and Close do the same */}
      <div
        className={classNames(styles.mask, isOpen && styles.maskActive)}
        data-mask=""
        onClick={onClose}
      />
      <div
        ref={panel}
        className={classNames(styles.panel, styles[placement], isOpen && styles.open)}
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        tabIndex={-1}
        inert={!isOpen}
        onKeyDown={onKeyDown}
      >
        <div className={styles.head}>
          {onBack && (
            <IconButton icon="left" label={t`Back`} className={styles.back} onClick={onBack} />
          )}
          <h2 id={titleId}>{title}</h2>
          <IconButton icon="close" label={t`Close`} onClick={onClose} />
        </div>
        <div className={styles.body}>{children}</div>
        {foot && <div className={styles.foot}>{foot}</div>}
      </div>
    </>
  );
}
