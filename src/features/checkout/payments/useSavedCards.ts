import type { Payment } from '../../../../machines/checkout/context.ts';
import type { PaymentMethod } from '../../../../machines/domain.ts';
import { savedCard } from '../../../lib/money/savedCard.ts';
import { SavedPaymentsQuery } from '../../../lib/money/savedPaymentsQuery.ts';
import { isVault } from '../../../lib/money/vault.ts';
import { vaultPayment } from '../../../lib/money/vaultPayment.ts';
import { useFreshQuery } from '../../../shop/useFreshQuery.ts';
import { usePaymentName } from '../../../shop/usePaymentName.ts';

interface SavedChoice {
  /** The choice's value in the radio group of the step. */
  value: string;
  name: string;
  expires: string | null;
  payment: Payment;
}

/** The radio value of a saved payment. */
export const radioValueOf = ({ code, data }: Payment): string => data.publicHash ?? code;

/**
 * The customer's saved payments that this cart accepts; null until they are known. Without a vault
 * method in the list, no query is sent.
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
      value: radioValueOf(payment),
      name: nameOf({ ...card, isAccount: token.type === 'account' }),
      expires: card.expires,
      payment,
    };
  });
}
