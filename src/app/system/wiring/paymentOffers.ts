import { FREE_METHOD } from '../../../../machines/checkout/context.ts';
import type {
  PaymentOffer,
  SavedPreferences,
} from '../../../../machines/checkout/savedPreferences.ts';
import type { PaymentMethod } from '../../../../machines/domain.ts';
import { isExpired } from '../../../lib/money/cardExpiry.ts';
import { needsNothing } from '../../../lib/money/paymentCodes.ts';
import { savedCard } from '../../../lib/money/savedCard.ts';
import { isVault } from '../../../lib/money/vault.ts';
import { vaultPayment } from '../../../lib/money/vaultPayment.ts';

type KnownPayments = Pick<SavedPreferences, 'tokens' | 'lastPayment'>;

/**
 * Lists the ways to pay for the cart: each payment method that the cart offers, and each saved card
 * or account of the methods' vaults.
 */
export const paymentOffers = (
  { tokens, lastPayment }: KnownPayments,
  offered: readonly PaymentMethod[],
  now: number,
): PaymentOffer[] => [
  ...offered
    .filter((method) => !isVault(method))
    .map(
      ({ code, title }): PaymentOffer => ({
        payment: { code, title, data: {} },
        kind: code === FREE_METHOD ? 'free' : needsNothing(code) ? 'plain' : 'form',
        isExpired: false,
        wasLast: lastPayment?.code === code,
      }),
    ),
  ...tokens.flatMap((token): PaymentOffer[] => {
    const payment = vaultPayment(token, offered);
    if (!payment) return [];
    const { last, expires } = savedCard(token.details);
    return [
      {
        payment,
        kind: 'saved',
        isExpired: isExpired(expires, now),
        wasLast: isOf(lastPayment?.facts ?? {}, token.public_hash, last),
      },
    ];
  }),
];

/**
 * Whether an order's payment details name this saved card: by its public hash if the order has one,
 * otherwise by its last digits.
 */
function isOf(facts: Record<string, string>, hash: string, last: string | null): boolean {
  if (facts.public_hash !== undefined) return facts.public_hash === hash;
  if (last === null) return false;
  return Object.entries(facts).some(
    ([name, value]) => NUMBER.test(name) && endsWithDigits(value, last),
  );
}

/** The names that payment modules give a card number: cc_last_4, Credit Card Number, maskedCC. */
const NUMBER = /number|last_?4|masked/i;
const endsWithDigits = (value: string, last: string): boolean =>
  value.endsWith(last) && !/\d/.test(value.at(-1 - last.length) ?? '');
