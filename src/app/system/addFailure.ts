import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Failure } from '../../../machines/domain.ts';
import type { Services } from './services.ts';

/**
 * Shows a toast about a failed addition, with the platform's message if it refused the
 * addition.
 */
export function reportAddFailure({ actors }: Services, failure: Failure): void {
  const message =
    failure.reason === 'refused'
      ? failure.message
      : i18n._(msg`Could not add the item to your cart. Please try again.`);
  actors.toast({ type: 'error', message, dismissable: true, timeout: 15_000 });
}
