import type { ReactNode } from 'react';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Alert } from '../Alert.tsx';
import styles from './AccountForm.module.css';

interface OutcomeProps {
  children: ReactNode;
  /** The way on, and its words. */
  href?: string;
  action?: ReactNode;
}

/** What a form has led to, in its place. Takes the focus that the form had. */
export function Outcome({ children, href, action }: OutcomeProps) {
  return (
    <div className={styles.form}>
      <Alert kind="info" focusOn="done">
        {children}
      </Alert>
      {href && (
        <LinkButton href={href} priority="high" isLarge isWide>
          {action}
        </LinkButton>
      )}
    </div>
  );
}
