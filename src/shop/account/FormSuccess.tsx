import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Alert } from '../Alert.tsx';
import styles from './AccountForm.module.css';

interface FormSuccessProps {
  children: ReactNode;
  /** The link to continue with; its text is `action`. */
  href?: string;
  /** Continues without leaving the page; takes precedence over `href`. */
  onGo?: (() => void) | undefined;
  action?: ReactNode;
}

/** Replaces a form after its success, and takes over the focus. */
export function FormSuccess({ children, href, onGo, action }: FormSuccessProps) {
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
