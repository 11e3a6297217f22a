import type { Client } from '@urql/core';
import type { KeptAddress } from '../../../../machines/accountTask.ts';
import type { PaymentMethod } from '../../../../machines/domain.ts';
import { keptAddress } from '../../../lib/keptAddress.ts';
import { PaymentMethodsQuery, paymentMethodsOf } from '../../../lib/paymentMethodsQuery.ts';
import type { Token } from '../../../lib/vaultPayment.ts';
import { Remembered } from '../documents/remembered.ts';
import { Unreachable } from '../errors.ts';
import { query, UNCACHED } from '../execute.ts';

export interface RememberedChoices {
  addresses: KeptAddress[];
  /** Of the latest order: its shipping in words, the code of its payment. */
  shippingMethod: string | null;
  paymentCode: string | null;
  tokens: Token[];
  /** The cart is this customer's and holds something. */
  isCartFull: boolean;
}

/** What the customer chose before. @throws PlatformError where the platform cannot tell it all. */
export async function readRemembered(client: Client, cartId: string): Promise<RememberedChoices> {
  const answer = await query(client, Remembered, { cartId }, UNCACHED);
  const { customer, customerPaymentTokens, cart } = answer;
  const last = customer?.orders?.items[0];
  return {
    addresses: (customer?.addresses ?? []).flatMap((address) => keptAddress(address) ?? []),
    shippingMethod: last?.shipping_method ?? null,
    paymentCode: last?.payment_methods?.[0]?.type ?? null,
    tokens: (customerPaymentTokens?.items ?? []).filter((token) => token !== null),
    isCartFull: (cart?.total_quantity ?? 0) > 0,
  };
}

/** What the cart may be paid with now. @throws PlatformError. */
export async function readPaymentMethods(client: Client, cartId: string): Promise<PaymentMethod[]> {
  const methods = paymentMethodsOf(await query(client, PaymentMethodsQuery, { cartId }, UNCACHED));
  if (!methods) throw new Unreachable('The platform gave no payment methods.');
  return methods;
}
