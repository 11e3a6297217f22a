import { type ReactNode, useEffect } from 'react';
import { classNames } from '../ui/classNames.ts';
import { PageIcon } from '../ui/PageIcon.tsx';
import { useFocusAfterRemoval } from '../ui/useFocusAfterRemoval.ts';
import styles from './Alert.module.css';

interface AlertProps {
  children: ReactNode;
  /** `error` interrupts the screen reader; `warning` and `info` are announced politely. */
  kind?: 'error' | 'warning' | 'info';
  /** A link or button to continue with. */
  action?: ReactNode;
  /**
   * Moves the focus to the alert whenever this changes to a truthy value, such as after a refused
   * submit.
   */
  focusOn?: unknown;
  /** Whether the alert is announced elsewhere, by a toast that says the same. */
  isAnnouncedByToast?: boolean;
}

/** A message about one part of the page, shown in that part. */
export function Alert({
  children,
  kind = 'error',
  action,
  focusOn,
  isAnnouncedByToast,
}: AlertProps) {
  // Its button disappears with it once what failed has succeeded.
  const box = useFocusAfterRemoval<HTMLDivElement>();
  useEffect(() => {
    if (focusOn) box.current?.focus();
  }, [focusOn]);
  return (
    <div
      ref={box}
      className={classNames(styles.alert, styles[kind])}
      role={isAnnouncedByToast ? undefined : kind === 'error' ? 'alert' : 'status'}
      tabIndex={-1}
    >
      <PageIcon name={kind} />
      <div className={styles.words}>
        <p>{children}</p>
        {action}
      </div>
    </div>
  );
}
