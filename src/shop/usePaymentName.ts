import { useLingui } from '@lingui/react/macro';
import type { SavedCard } from '../lib/money/savedCard.ts';

/** Returns a function that names a saved payment method. */
export function usePaymentName() {
  const { t } = useLingui();
  return ({ brand, last, payer, isAccount }: SavedCard & { isAccount: boolean }): string => {
    if (payer) return payer;
    const name = brand ?? (isAccount ? t`Account` : t`Card`);
    return last ? t`${name} ending in ${last}` : name;
  };
}
