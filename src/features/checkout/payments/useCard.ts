import { useState } from 'react';
import { useFormDraft } from '../../../actors/useFormDraft.ts';
import { useTokenise } from '../../../actors/useTokenise.ts';
import type { CardEntry } from '../../../lib/money/card.ts';
import { PAYMENT_DRAFTS } from '../../../lib/money/paymentDrafts.ts';
import { type CardField, cardProblems, cleanCard } from './cardProblems.ts';
import type { PaymentFormProps } from './registry.ts';
import { malformedCard, useCardExchange } from './useCardExchange.ts';

const NOTHING: CardEntry = { number: '', expiry: '', cvc: '' };

const BRANDS: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
};

/**
 * The state of a card form. The typed card is never stored: it stays in memory, so that a sign-in
 * beside the form does not empty it, until the processor accepts the card, the order is placed or
 * the customer is signed out.
 */
export function useCard(payment: PaymentFormProps) {
  const tokenise = useTokenise();
  const [card, setCard] = useFormDraft(PAYMENT_DRAFTS.card, NOTHING);
  const [attempt, setAttempt] = useState(0);
  const { problems, isUnreachable, isWorking, exchange, clear } = useCardExchange<CardField>({
    ...payment,
    onPay: (paid) => {
      payment.onPay(paid);
      setCard(NOTHING);
    },
  });

  async function tokeniseCard() {
    const result = await tokenise(cleanCard(card));
    if ('invalidFields' in result) throw malformedCard(result.invalidFields);
    const { nonce, brand, last4 } = result;
    return { nonce, brand: BRANDS[brand] ?? payment.method.title, last4 };
  }

  return {
    card,
    problems: attempt === 0 ? {} : { ...problems, ...cardProblems(card) },
    attempt,
    isUnreachable,
    isWorking,
    type: (field: CardField, text: string) => {
      setCard({ ...card, [field]: text });
      clear();
    },
    submit: async () => {
      const isComplete = Object.keys(cardProblems(card)).length === 0;
      if (!isComplete) clear();
      if (!isComplete || (await exchange(tokeniseCard))) setAttempt(attempt + 1);
    },
  };
}
