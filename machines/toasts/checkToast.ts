import type { ToastContent } from './toast.ts';

/**
 * Rejects a toast that could never be shown or never disappear.
 *
 * @throws TypeError 'toast.type is required' | 'toast.message is required' | 'Toast should be
 * user-dismissable or have a timeout'
 */
export function checkToast(content: Partial<ToastContent>): asserts content is ToastContent {
  if (!content.type) throw new TypeError('toast.type is required');
  if (!content.message) throw new TypeError('toast.message is required');
  const canLeave =
    content.dismissable || content.timeout !== undefined || content.onDismiss !== undefined;
  if (!canLeave) throw new TypeError('Toast should be user-dismissable or have a timeout');
}
