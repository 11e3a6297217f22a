import type { ReactNode } from 'react';
import styles from './Empty.module.css';
import drawing from './empty.svg';
import { useFocusBehind } from './useFocusBehind.ts';

interface EmptyProps {
  /** One sentence. */
  children: ReactNode;
  /** One way on. */
  action?: ReactNode;
}

/** Nothing is here: a line drawing, one sentence, one way on. */
export function Empty({ children, action }: EmptyProps) {
  const place = useFocusBehind<HTMLDivElement>();
  return (
    <div ref={place} className={styles.empty}>
      <img src={drawing} width="240" height="240" alt="" />
      <p>{children}</p>
      {action}
    </div>
  );
}
