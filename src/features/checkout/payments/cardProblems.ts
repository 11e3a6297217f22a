import type { CardEntry } from '../../../lib/money/card.ts';
import type { CardProblems } from './useCardExchange.ts';

export type CardField = keyof CardEntry;
/** The fields in their order on the form. */
export const CARD_FIELDS: readonly CardField[] = ['number', 'expiry', 'cvc'];

const FORMS: Record<CardField, RegExp> = {
  number: /^\d{12,19}$/,
  expiry: /^(0?[1-9]|1[0-2])\/(\d{2}|\d{4})$/,
  cvc: /^\d{3,4}$/,
};

/** Normalises a typed card for the processor: plain digits without gaps. */
export const cleanCard = ({ number, expiry, cvc }: CardEntry): CardEntry => ({
  number: toHalfWidth(number).replace(/[\s-]/g, ''),
  expiry: toHalfWidth(expiry)
    .replace(/\s/g, '')
    .replace(/^(\d\d)(\d\d)$/, '$1/$2')
    .replace(/^(\d)\//, '0$1/'),
  cvc: toHalfWidth(cvc).trim(),
});

/** Problems that can be found without asking the processor. */
export function cardProblems(entry: CardEntry): CardProblems<CardField> {
  const card = cleanCard(entry);
  const problems: CardProblems<CardField> = {};
  for (const field of CARD_FIELDS) {
    if (!card[field]) problems[field] = 'required';
    else if (!FORMS[field].test(card[field])) problems[field] = 'malformed';
  }
  return problems;
}

/** Converts full-width digits. */
const toHalfWidth = (text: string) => text.normalize('NFKC');
