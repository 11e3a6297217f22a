import type { Payment } from '../../../../machines/checkout/context.ts';
import type { PaymentMethod } from '../../../../machines/domain.ts';
import { savedCard } from '../../../lib/money/savedCard.ts';
import { SavedPaymentsQuery } from '../../../lib/money/savedPaymentsQuery.ts';
import { isVault } from '../../../lib/money/vault.ts';
import { vaultPayment } from '../../../lib/money/vaultPayment.ts';
import { useFreshQuery } from '../../../shop/useFreshQuery.ts';
import { usePaymentName } from '../../../shop/usePaymentName.ts';

export interface SavedChoice {
  /** Among the choices of the step. */
  value: string;
  name: string;
  expires: string | null;
  payment: Payment;
}

/** A saved payment among the choices of the step. */
export const choiceOf = ({ code, data }: Payment): string => data.publicHash ?? code;

/**
 * What the customer has paid with before and can pay with now; null until it is known. Where the
 * platform offers no vault it is not asked.
 */
export function useSavedCards(methods: readonly PaymentMethod[] | null): SavedChoice[] | null {
  const nameOf = usePaymentName();
  const isOffered = methods?.some(isVault) ?? false;
  const { data, error } = useFreshQuery({
    query: SavedPaymentsQuery,
    variables: {},
    pause: !isOffered,
  });
  if (!methods) return null;
  if (!isOffered || (error && !data)) return [];
  if (!data) return null;
  return (data.customerPaymentTokens?.items ?? []).flatMap((token) => {
    const payment = token && vaultPayment(token, methods);
    if (!payment) return [];
    const card = savedCard(token.details);
    return {
      value: choiceOf(payment),
      name: nameOf({ ...card, isAccount: token.type === 'account' }),
      expires: card.expires,
      payment,
    };
  });
}
