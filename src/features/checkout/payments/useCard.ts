import { useState } from 'react';
import { useFormDraft } from '../../../actors/useFormDraft.ts';
import { type CardEntry, useTokenise } from '../../../actors/useTokenise.ts';
import { PAYMENT_DRAFTS } from '../../../lib/money/paymentDrafts.ts';
import { CARD_FIELDS, type CardField, cardProblems, cleanCard } from './cardProblems.ts';
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
    try {
      const { nonce, brand, last4 } = await tokenise(cleanCard(card));
      return { nonce, brand: BRANDS[brand] ?? payment.method.title, last4 };
    } catch (error) {
      const fields = refusedFields(error);
      throw fields.length > 0 ? malformedCard(fields) : error;
    }
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

/** The fields that a `CardRefusal` names; empty for any other error. */
function refusedFields(error: unknown): CardField[] {
  const fieldErrors: unknown =
    typeof error === 'object' && error !== null && 'fieldErrors' in error
      ? error.fieldErrors
      : null;
  if (typeof fieldErrors !== 'object' || fieldErrors === null) return [];
  return CARD_FIELDS.filter((field) => field in fieldErrors);
}
