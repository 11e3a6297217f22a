import { Trans, useLingui } from '@lingui/react/macro';
import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';
import { useSessionCommands } from '../../actors/useSession.ts';
import { AccountLinks } from '../../shop/account/AccountLinks.tsx';
import { SignedInCustomer } from '../../shop/account/SignedInCustomer.tsx';
import { Button } from '../../ui/Button.tsx';
import { onEscape } from '../../ui/onEscape.ts';
import styles from './AccountMenu.module.css';

interface AccountMenuProps {
  /** The button that opened the menu and gets the focus back. */
  trigger: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/**
 * The customer's name, the account's navigation and a sign-out button. It closes on Escape and when
 * it loses the focus.
 */
export function AccountMenu({ trigger, onClose }: AccountMenuProps) {
  const { t } = useLingui();
  const { signOut } = useSessionCommands();
  const menu = useRef<HTMLElement>(null);
  useEffect(() => menu.current?.focus(), []);

  const leave = () => {
    onClose();
    trigger.current?.focus();
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
      data-menu="account"
      aria-label={t`My Account`}
      tabIndex={-1}
      onKeyDown={onEscape(leave)}
      onBlur={onBlur}
    >
      <SignedInCustomer />
      <AccountLinks onLeave={onClose} />
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
