import type { Payment } from '../../machines/checkoutSetup.ts';
import type { PaymentMethod } from '../../machines/domain.ts';
import { savedCard } from './savedCard.ts';
import { vaultOf } from './vault.ts';

/** A way of paying that the platform has saved, as it tells it. */
export interface Token {
  public_hash: string;
  payment_method_code: string;
  type: string;
  details: string | null;
}

/** How a saved card pays; null where its vault is not offered. Its title is the same in any language. */
export function vaultPayment(token: Token, offered: readonly PaymentMethod[]): Payment | null {
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
