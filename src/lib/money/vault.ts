import type { PaymentMethod } from '../../../machines/domain.ts';

/** Whether a method pays with a saved payment token: it is useless to a customer who has none. */
export const isVault = ({ code }: PaymentMethod): boolean => code.endsWith('_vault');

/** The offered method that pays with the provider's saved tokens, such as `braintree_cc_vault`. */
export const vaultOf = (
  provider: string,
  offered: readonly PaymentMethod[],
): PaymentMethod | undefined =>
  offered.find(({ code }) => code === `${provider}_vault` || code === `${provider}_cc_vault`);
