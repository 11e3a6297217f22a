import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ToastContent } from '../../../machines/toasts/toast.ts';
import { NOTICE, type Notice } from '../../lib/stored/keys.ts';
import { untilLocaleActive } from '../../locales/activate.ts';
import type { Services } from './services.ts';

/** Shows the notice that the previous page load left; the toast stays until it is dismissed. */
export async function showNotice({ actors, sessionStore, navigation }: Services): Promise<void> {
  const notice = sessionStore.get<Notice>(NOTICE);
  sessionStore.remove(NOTICE);
  if (!notice || !(notice in TOASTS)) return;
  await untilLocaleActive();
  const isOnSignIn = navigation.current().path === '/signin';
  actors.toast({ dismissable: true, timeout: 0, ...TOASTS[notice](isOnSignIn) });
}

/**
 * Asks the shopper to sign in. On the sign-in page without a button, so that the toast covers none
 * of the page's fields on a phone.
 */
const signInAction = (isOnSignIn: boolean): Partial<ToastContent> => ({
  asksToSignIn: true,
  ...(!isOnSignIn && {
    actionText: i18n._(msg`Sign In`),
    onAction: { to: 'drawer', event: { type: 'drawer.openSignIn' } },
  }),
});

const TOASTS: Record<Notice, (isOnSignIn: boolean) => ToastContent> = {
  viewGone: () => ({
    type: 'info',
    message: i18n._(
      msg`The language or currency that you had chosen is no longer offered. This is the standard one.`,
    ),
  }),
  sessionEnded: (isOnSignIn) => ({
    type: 'info',
    message: i18n._(msg`Your session has ended. Sign in again to see your cart.`),
    ...signInAction(isOnSignIn),
  }),
  sessionEndedInGoneView: (isOnSignIn) => ({
    type: 'info',
    message: i18n._(
      msg`Your session has ended, and the language or currency that you had chosen is no longer offered. Sign in again to see your cart.`,
    ),
    ...signInAction(isOnSignIn),
  }),
};
