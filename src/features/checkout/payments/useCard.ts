import { useEffect, useRef, useState } from 'react';
import { type CardEntry, type CardToken, useTokenise } from '../../../actors/useTokenise.ts';
import { type CardField, type CardProblem, cardProblems, cleanCard } from './cardProblems.ts';

const NOTHING: CardEntry = { number: '', expiry: '', cvc: '' };

/** The reason why the processor did not accept the card. */
type Refusal = { fields: CardField[]; isUnreachable: boolean };

/**
 * The state of a card form and the exchange for a nonce. The card data exists only in this state
 * and goes only to the processor.
 */
export function useCard(onToken: (token: CardToken) => void) {
  const tokenise = useTokenise();
  const [card, setCard] = useState(NOTHING);
  const [attempt, setAttempt] = useState(0);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isWorking, setIsWorking] = useState(false);
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const refused = Object.fromEntries((refusal?.fields ?? []).map((field) => [field, 'malformed']));
  const found: Partial<Record<CardField, CardProblem>> =
    attempt === 0 ? {} : { ...refused, ...cardProblems(card) };

  async function submit() {
    setRefusal(null);
    if (Object.keys(cardProblems(card)).length > 0) {
      setAttempt(attempt + 1);
      return;
    }
    setIsWorking(true);
    try {
      const token = await tokenise(cleanCard(card));
      if (isMounted.current) onToken(token);
    } catch (error) {
      setAttempt(attempt + 1);
      const fields = refusedFields(error);
      setRefusal({ fields, isUnreachable: fields.length === 0 });
    }
    setIsWorking(false);
  }

  return {
    card,
    problems: found,
    attempt,
    isUnreachable: refusal?.isUnreachable ?? false,
    isWorking,
    type: (field: CardField, text: string) => {
      setCard({ ...card, [field]: text });
      setRefusal(null);
    },
    submit,
  };
}

/** The fields that a `CardRefusal` names; empty for any other error. */
function refusedFields(error: unknown): CardField[] {
  const fieldErrors =
    typeof error === 'object' && error !== null && 'fieldErrors' in error ? error.fieldErrors : {};
  const isField = (name: string): name is CardField => name in NOTHING;
  return Object.keys(fieldErrors ?? {}).filter(isField);
}
