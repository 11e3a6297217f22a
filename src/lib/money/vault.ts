import type { PaymentMethod } from '../../../machines/domain.ts';

/** Methods that pay with what a customer has saved: of no use without it. */
export const isVault = ({ code }: PaymentMethod): boolean => code.endsWith('_vault');

/** The offered method that pays with what was saved by the provider, such as `braintree_cc_vault`. */
export const vaultOf = (
  provider: string,
  offered: readonly PaymentMethod[],
): PaymentMethod | undefined =>
  offered.find(({ code }) => code === `${provider}_vault` || code === `${provider}_cc_vault`);
