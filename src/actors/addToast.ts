import type { AppEvent } from '../../machines/app.ts';
import { mailTo } from '../../machines/system.ts';
import { checkToast } from '../../machines/toasts/machine.ts';
import type { ToastContent } from '../../machines/toasts/toast.ts';

/**
 * Raises a toast: for components, with `useApp()`.
 *
 * @param at when, as epoch ms.
 * @throws TypeError before anything is sent, where the toast has no type or message, or could
 *   never leave.
 */
export function addToast(
  app: { send(event: AppEvent): void },
  content: ToastContent,
  at: number,
): void {
  checkToast(content);
  app.send(mailTo('toasts', { type: 'toast.add', content, at }));
}
