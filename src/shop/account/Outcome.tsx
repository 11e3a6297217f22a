import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Alert } from '../Alert.tsx';
import styles from './AccountForm.module.css';

interface OutcomeProps {
  children: ReactNode;
  /** The way on, and its words. */
  href?: string;
  /** Goes on without leaving the page, in place of `href`. */
  onGo?: (() => void) | undefined;
  action?: ReactNode;
}

/** What a form has led to, in its place. Takes the focus that the form had. */
export function Outcome({ children, href, onGo, action }: OutcomeProps) {
  return (
    <div className={styles.form}>
      <Alert kind="info" focusOn="done">
        {children}
      </Alert>
      {onGo ? (
        <Button priority="high" isLarge isWide onClick={onGo}>
          {action}
        </Button>
      ) : (
        href && (
          <LinkButton href={href} priority="high" isLarge isWide>
            {action}
          </LinkButton>
        )
      )}
    </div>
  );
}
