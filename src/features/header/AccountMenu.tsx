import { Trans, useLingui } from '@lingui/react/macro';
import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { useSession } from '../../actors/useSession.ts';
import { Button } from '../../ui/Button.tsx';
import { Ghost } from '../../ui/Ghost.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './AccountMenu.module.css';

interface AccountMenuProps {
  /** What opened it, and gets the focus back. */
  trigger: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/** Who is signed in, and the way out. Escape and leaving close it. */
export function AccountMenu({ trigger, onClose }: AccountMenuProps) {
  const { t } = useLingui();
  const { customer, isUnknown, signOut } = useSession();
  const menu = useRef<HTMLElement>(null);
  useEffect(() => menu.current?.focus(), []);

  const leave = () => {
    onClose();
    trigger.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') leave();
  };
  const onBlur = (event: FocusEvent) => {
    const next = event.relatedTarget;
    if (event.currentTarget.contains(next) || next === trigger.current) return;
    onClose();
  };
  return (
    <section
      ref={menu}
      className={styles.menu}
      aria-label={t`My Account`}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      {customer ? (
        <p className={styles.who}>
          <strong>
            {customer.firstname} {customer.lastname}
          </strong>
          <span>{customer.email}</span>
        </p>
      ) : (
        isUnknown && (
          <p className={styles.who} role="status">
            <Ghost width="8rem" />
            <Ghost width="12rem" />
            <VisuallyHidden>{t`Fetching Data...`}</VisuallyHidden>
          </p>
        )
      )}
      <Button
        isWide
        onClick={() => {
          leave();
          signOut();
        }}
      >
        <Trans>Sign Out</Trans>
      </Button>
    </section>
  );
}
