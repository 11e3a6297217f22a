import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../ui/classNames.ts';
import { PageIcon } from '../ui/PageIcon.tsx';
import styles from './Alert.module.css';

interface AlertProps {
  children: ReactNode;
  /** error interrupts; warning and info are said when there is a pause. */
  kind?: 'error' | 'warning' | 'info';
  /** A way on. */
  action?: ReactNode;
  /** Takes the focus whenever this changes to something: a submit was refused. */
  focusOn?: unknown;
  /** It is announced elsewhere: a toast says the same. */
  isTold?: boolean;
}

/** Something about this part of the page that the shopper has to know, in place. */
export function Alert({ children, kind = 'error', action, focusOn, isTold }: AlertProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focusOn) box.current?.focus();
  }, [focusOn]);
  return (
    <div
      ref={box}
      className={classNames(styles.alert, styles[kind])}
      role={isTold ? undefined : kind === 'error' ? 'alert' : 'status'}
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
