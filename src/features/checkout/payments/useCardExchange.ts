import { useEffect, useRef, useState } from 'react';
import { cardSummary } from '../../../lib/money/cardSummary.ts';
import type { PaymentFormProps } from './registry.ts';

export type CardProblem = 'required' | 'malformed';
export type CardProblems<Field extends string> = Partial<Record<Field, CardProblem>>;

/** The processor has accepted the card. */
interface AcceptedCard {
  nonce: string;
  /** The brand's display name, such as Visa. */
  brand: string;
  last4: string;
}

/** The form or the processor refuses the typed card. */
export class CardRefused<Field extends string> extends Error {
  override name = 'CardRefused';
  readonly problems: CardProblems<Field>;

  constructor(problems: CardProblems<Field>) {
    super('The card is refused.');
    this.problems = problems;
  }
}

/** The refusal of a card whose fields the processor calls invalid. */
export const malformedCard = <Field extends string>(fields: readonly Field[]): CardRefused<Field> =>
  new CardRefused(
    Object.fromEntries(fields.map((field) => [field, 'malformed'])) as CardProblems<Field>,
  );

/** The exchange of a typed card for a nonce, which is then submitted as the payment. */
export function useCardExchange<Field extends string>({ method, onPay }: PaymentFormProps) {
  const [isWorking, setWorking] = useState(false);
  const [problems, setProblems] = useState<CardProblems<Field>>({});
  const [isUnreachable, setUnreachable] = useState(false);
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  /**
   * @param tokenise - throws CardRefused if the card is refused; any other error if the processor
   * is unreachable
   * @returns the problems of the card's fields after a failure; null after a success, or if the
   * shopper has chosen another payment method meanwhile
   */
  async function exchange(
    tokenise: () => Promise<AcceptedCard>,
  ): Promise<CardProblems<Field> | null> {
    clear();
    setWorking(true);
    try {
      const { nonce, brand, last4 } = await tokenise();
      const summary = cardSummary(brand, last4);
      if (isMounted.current) onPay({ code: method.code, title: summary, data: { nonce, summary } });
      return null;
    } catch (error) {
      const refused: CardProblems<Field> = error instanceof CardRefused ? error.problems : {};
      setProblems(refused);
      setUnreachable(!(error instanceof CardRefused));
      return isMounted.current ? refused : null;
    } finally {
      setWorking(false);
    }
  }

  function clear() {
    setProblems({});
    setUnreachable(false);
  }

  return { isWorking, problems, isUnreachable, exchange, clear };
}
