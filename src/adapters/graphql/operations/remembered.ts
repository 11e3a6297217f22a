import type { Client } from '@urql/core';
import type { KeptAddress } from '../../../../machines/accountTask.ts';
import type {
  PaymentMethod,
  ShippingAddress,
  ShippingMethod,
} from '../../../../machines/domain.ts';
import type { ResultOf } from '../../../lib/graphql.ts';
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
  cartId: string;
  isCartFull: boolean;
  /** Where the cart is to be sent already, and how. */
  held: { address: ShippingAddress; method: MethodCodes | null } | null;
}

type MethodCodes = Pick<ShippingMethod, 'carrier_code' | 'method_code'>;
type Cart = ResultOf<typeof Remembered>['customerCart'];

/** What the customer chose before. @throws PlatformError where the platform cannot tell it all. */
export async function readRemembered(client: Client): Promise<RememberedChoices> {
  const answer = await query(client, Remembered, {}, UNCACHED);
  const { customer, customerPaymentTokens, customerCart } = answer;
  const last = customer?.orders?.items[0];
  return {
    addresses: (customer?.addresses ?? []).flatMap((address) => keptAddress(address) ?? []),
    shippingMethod: last?.shipping_method ?? null,
    paymentCode: last?.payment_methods?.[0]?.type ?? null,
    tokens: (customerPaymentTokens?.items ?? []).filter((token) => token !== null),
    cartId: customerCart.id,
    isCartFull: customerCart.total_quantity > 0,
    held: heldBy(customerCart),
  };
}

function heldBy({ shipping_addresses: [held] }: Cart): RememberedChoices['held'] {
  if (!held) return null;
  const { firstname, lastname, street, city, region, postcode, telephone, country } = held;
  return {
    address: {
      firstname,
      lastname,
      street: street.flatMap((line) => line || []),
      city,
      region_code: region?.code || region?.label || '',
      postcode: postcode ?? '',
      telephone: telephone ?? '',
      country_id: country.code,
    },
    method: held.selected_shipping_method,
  };
}

/** What the cart may be paid with now. @throws PlatformError. */
export async function readPaymentMethods(client: Client, cartId: string): Promise<PaymentMethod[]> {
  const methods = paymentMethodsOf(await query(client, PaymentMethodsQuery, { cartId }, UNCACHED));
  if (!methods) throw new Unreachable('The platform gave no payment methods.');
  return methods;
}
