import type { Payment } from '../../../machines/checkout/context.ts';
import type { SavedToken } from '../../../machines/checkout/savedPreferences.ts';
import type { PaymentMethod } from '../../../machines/domain.ts';
import { type FragmentOf, graphql } from '../graphql.ts';
import { savedCard } from './savedCard.ts';
import { vaultOf } from './vault.ts';

/** What is asked of a way of paying that the platform has saved. */
export const TokenFragment = graphql(`
  fragment Token on PaymentToken {
    public_hash
    payment_method_code
    type
    details
  }
`);

/** A way of paying that the platform has saved, as it tells it. */
export type Token = FragmentOf<typeof TokenFragment>;

/** How a saved card pays; null where its vault is not offered. Its title is the same in any language. */
export function vaultPayment(token: SavedToken, offered: readonly PaymentMethod[]): Payment | null {
  const vault = vaultOf(token.payment_method_code, offered);
  if (!vault) return null;
  const { brand, last, payer } = savedCard(token.details);
  const summary = payer ?? [brand, last && `•••• ${last}`].filter(Boolean).join(' ');
  return {
    code: vault.code,
    title: summary || vault.title,
    data: { publicHash: token.public_hash, ...(summary ? { summary } : {}) },
  };
}
