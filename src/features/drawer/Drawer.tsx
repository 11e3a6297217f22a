import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useDrawer } from '../../actors/useDrawer.ts';
import { useShopper } from '../../actors/useShopper.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { CategoryTree } from './CategoryTree.tsx';
import styles from './Drawer.module.css';
import { ViewSkeleton } from './ViewSkeleton.tsx';

const AccountView = onDemand(() => import('./AccountView.tsx').then((code) => code.AccountView));

/**
 * The navigation drawer, which slides in from the left. It has five views: the category tree, three
 * forms for guests, and the customer's account.
 */
export function Drawer() {
  const { t } = useLingui();
  const { isOpen, view, category, close, back, openCategory, signIn, myAccount } = useDrawer();
  const { isSignedIn } = useShopper();
  const content = useFocusOn(isOpen && category === null ? view : null);
  const titles = {
    MENU: t`Main Menu`,
    SIGN_IN: t`Sign In`,
    CREATE_ACCOUNT: t`Create Account`,
    FORGOT_PASSWORD: t`Forgot Password`,
    MY_ACCOUNT: t`My Account`,
  };

  return (
    <Dialog
      title={titles[view]}
      placement="start"
      isOpen={isOpen}
      onClose={close}
      onBack={back}
      foot={
        view === 'MENU' && (
          <>
            <Button isWide onClick={isSignedIn ? myAccount : signIn}>
              {isSignedIn ? titles.MY_ACCOUNT : titles.SIGN_IN}
            </Button>
            {!isSignedIn && (
              <TextLink href="/track-order" className={styles.track} onClick={close}>
                <Trans>Track your order</Trans>
              </TextLink>
            )}
          </>
        )
      }
    >
      <div ref={content}>
        {view === 'MENU' ? (
          <CategoryTree
            key={category?.uid}
            category={category}
            isNeeded={isOpen}
            onOpen={openCategory}
            onLeave={close}
          />
        ) : (
          <AccountView fallback={<ViewSkeleton />} view={view} />
        )}
      </div>
    </Dialog>
  );
}

/**
 * Moves the focus to the dialog when the view changes, so that screen readers start at its title.
 */
function useFocusOn(view: string | null) {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (view) content.current?.closest<HTMLElement>('[role=dialog]')?.focus();
  }, [view]);
  return content;
}
