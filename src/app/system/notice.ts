import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ToastContent } from '../../../machines/toasts/toast.ts';
import { NOTICE, type Notice } from '../../lib/stored/keys.ts';
import type { Services } from './services.ts';

/** Shows the notice that the previous page load left; the toast stays until it is dismissed. */
export async function showNotice({ actors, sessionStore, navigation }: Services): Promise<void> {
  const notice = sessionStore.get<Notice>(NOTICE);
  sessionStore.remove(NOTICE);
  if (!notice || !(notice in TOASTS)) return;
  // Wait until a language is active: the message needs a translation.
  if (!i18n.locale) await new Promise((resolve) => i18n.on('change', () => resolve(null)));
  const toast = { dismissable: true, timeout: 0, ...TOASTS[notice]() };
  // The sign-in page is the action itself; without a button, the toast leaves its fields uncovered.
  if (navigation.current().path === '/signin') delete toast.actionText;
  actors.toast(toast);
}

/** The action of a toast that leaves when the shopper signs in. */
const signInAction = (): Partial<ToastContent> => ({
  actionText: i18n._(msg`Sign In`),
  onAction: { to: 'drawer', event: { type: 'drawer.openSignIn' } },
});

const TOASTS: Record<Notice, () => ToastContent> = {
  viewGone: () => ({
    type: 'info',
    message: i18n._(
      msg`The language or currency that you had chosen is no longer offered. This is the standard one.`,
    ),
  }),
  sessionEnded: () => ({
    type: 'info',
    message: i18n._(msg`Your session has ended. Sign in again: your cart is kept.`),
    ...signInAction(),
  }),
  sessionEndedInGoneView: () => ({
    type: 'info',
    message: i18n._(
      msg`Your session has ended, and the language or currency that you had chosen is no longer offered. Sign in again: your cart is kept.`,
    ),
    ...signInAction(),
  }),
};
