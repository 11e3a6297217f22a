import { i18n } from '@lingui/core';
import type { CartFailure } from '../../../machines/cart/commands.ts';
import { additionFailure } from '../../shop/additionFailure.ts';
import type { Services } from './services.ts';

/** Shows a toast about a failed addition. */
export function reportAddFailure({ actors }: Services, failure: CartFailure): void {
  const { kind, text } = additionFailure(i18n, failure);
  actors.toast({ type: kind, message: text, dismissable: true, timeout: 15_000 });
}
