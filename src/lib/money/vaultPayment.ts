import type { Payment } from '../../../machines/checkout/context.ts';
import type { SavedPaymentToken } from '../../../machines/checkout/savedPreferences.ts';
import type { PaymentMethod } from '../../../machines/domain.ts';
import { graphql } from '../graphql.ts';
import { cardSummary } from './cardSummary.ts';
import { savedCard } from './savedCard.ts';
import { vaultOf } from './vault.ts';

/** The fields that every query of saved payment tokens requests. */
export const TokenFragment = graphql(`
  fragment Token on PaymentToken {
    public_hash
    payment_method_code
    type
    details
  }
`);

/**
 * Converts a saved payment token to the payment of a checkout. If the token names the card or
 * account, the title does too, so that the title is the same in every language.
 * @returns null when the platform does not offer the token's vault method
 */
export function vaultPayment(
  token: SavedPaymentToken,
  offered: readonly PaymentMethod[],
): Payment | null {
  const vault = vaultOf(token.payment_method_code, offered);
  if (!vault) return null;
  const { brand, last, payer } = savedCard(token.details);
  const summary = payer ?? (last ? cardSummary(brand, last) : brand);
  return {
    code: vault.code,
    title: summary || vault.title,
    data: { publicHash: token.public_hash, ...(summary ? { summary } : {}) },
  };
}
