import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Failure } from '../../../machines/domain.ts';
import type { World } from './world.ts';

/** Tells that an addition failed: in the platform's words where it has spoken. */
export async function reportAddFailure({ toast }: World, failure: Failure): Promise<void> {
  const message =
    failure.reason === 'refused'
      ? failure.message
      : i18n._(msg`Could not add the item to your cart. Please try again.`);
  await toast({ type: 'error', message, dismissable: true, timeout: 7_000 });
}
