import type { CardToken, Shop } from './model.ts';
import { randomText } from './tokens.ts';

interface CardEntry {
  number: string;
  /** Month and year as 09/28 or 09/2028. */
  expiry: string;
  cvc: string;
}

interface CardProblem {
  field: keyof CardEntry;
  message: string;
}

/** The sandbox exchanges this number for a nonce, and the payment is then refused. */
const DECLINED = '4000000000000002';

/** Exchanges a card for a single-use nonce, or returns the errors of malformed fields. */
export function tokeniseCard(shop: Shop, entry: CardEntry): CardToken | { errors: CardProblem[] } {
  const number = entry.number.replace(/[\s-]/g, '');
  const errors: CardProblem[] = [];
  if (!isCardNumber(number)) {
    errors.push({ field: 'number', message: 'This card number is not valid.' });
  }
  const expiry = expiryProblem(entry.expiry, new Date(shop.now()));
  if (expiry) errors.push({ field: 'expiry', message: expiry });
  const cvcLength = brandOf(number) === 'amex' ? 4 : 3;
  if (!new RegExp(`^\\d{${cvcLength}}$`).test(entry.cvc.trim())) {
    errors.push({ field: 'cvc', message: `The security code has ${cvcLength} digits.` });
  }
  if (errors.length > 0) return { errors };
  const card: CardToken = {
    nonce: `nonce-${randomText(24)}`,
    brand: brandOf(number),
    last4: number.slice(-4),
    isDeclined: number === DECLINED,
    isSpent: false,
  };
  shop.cards.set(card.nonce, card);
  return card;
}

function isCardNumber(number: string): boolean {
  if (!/^\d{13,19}$/.test(number)) return false;
  const digits = [...number].reverse().map(Number);
  const sum = digits.reduce((all, digit, index) => {
    const value = index % 2 === 0 ? digit : digit * 2;
    return all + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

function expiryProblem(expiry: string, today: Date): string | null {
  const [, month, year] = /^(0[1-9]|1[0-2])\s*\/\s*(\d{2}|\d{4})$/.exec(expiry.trim()) ?? [];
  if (!month || !year) return 'The expiry date is a month and a year, like 09/28.';
  const end = Date.UTC(2000 + (Number(year) % 100), Number(month), 1);
  return end <= today.getTime() ? 'This card has expired.' : null;
}

function brandOf(number: string): string {
  if (/^3[47]/.test(number)) return 'amex';
  if (/^4/.test(number)) return 'visa';
  if (/^(5[1-5]|2[2-7])/.test(number)) return 'mastercard';
  return 'card';
}
