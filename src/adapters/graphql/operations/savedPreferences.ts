import type { Client } from '@urql/core';
import type { SavedPreferences } from '../../../../machines/checkout/savedPreferences.ts';
import type { PaymentMethod } from '../../../../machines/domain.ts';
import { isEstimate } from '../../../lib/address/estimateAddress.ts';
import { orderAddress } from '../../../lib/address/orderAddress.ts';
import { AddressFragment, addressInBook } from '../../../lib/address/savedAddress.ts';
import { graphql, type ResultOf } from '../../../lib/graphql.ts';
import { needsNothing } from '../../../lib/money/paymentCodes.ts';
import { PaymentMethodsQuery, paymentMethodsOf } from '../../../lib/money/paymentMethodsQuery.ts';
import { TokenFragment } from '../../../lib/money/vaultPayment.ts';
import { UnreachableError } from '../errors.ts';
import { query, UNCACHED } from '../execute.ts';

/**
 * The data that the express checkout prefills for a returning customer: saved addresses and payment
 * tokens, the latest order's methods, and the choices that are already set on the cart.
 */
const SavedPreferencesQuery = graphql(
  `
  query Remembered {
    customer {
      addresses {
        ...Address
      }
      orders(
        pageSize: 1
        sort: { sort_field: CREATED_AT, sort_direction: DESC }
        scope: GLOBAL
      ) {
        items {
          number
          shipping_method
          payment_methods {
            name
            type
            additional_data {
              name
              value
            }
          }
        }
      }
    }
    customerPaymentTokens {
      items {
        ...Token
      }
    }
    customerCart {
      id
      total_quantity
      shipping_addresses {
        firstname
        lastname
        street
        city
        region {
          code
          label
        }
        postcode
        telephone
        country {
          code
        }
        selected_shipping_method {
          carrier_code
          method_code
        }
      }
    }
  }
`,
  [AddressFragment, TokenFragment],
);

/** The customer's earlier choices, and those that the cart already has. */
type SavedChoices = Omit<SavedPreferences, 'accepted' | 'isResumed'>;

type Cart = ResultOf<typeof SavedPreferencesQuery>['customerCart'];

/** Reads what the express checkout prefills. @throws PlatformError also for a partial result */
export async function readSavedPreferences(client: Client): Promise<SavedChoices> {
  const response = await query(client, SavedPreferencesQuery, {}, UNCACHED);
  const { customer, customerPaymentTokens, customerCart } = response;
  const last = customer?.orders?.items[0];
  return {
    addresses: (customer?.addresses ?? []).flatMap((entry) => {
      const bookAddress = addressInBook(entry);
      if (!bookAddress) return [];
      const { isDefaultShipping, isDefaultBilling } = bookAddress;
      return [{ address: orderAddress(bookAddress), isDefaultShipping, isDefaultBilling }];
    }),
    shippingMethod: last?.shipping_method ?? null,
    lastPayment: paymentOf(last?.payment_methods?.[0]),
    tokens: (customerPaymentTokens?.items ?? []).filter((token) => token !== null),
    cartId: customerCart.id,
    isCartFull: customerCart.total_quantity > 0,
    cartChoices: choicesInCart(customerCart),
  };
}

type Payments = NonNullable<
  NonNullable<
    NonNullable<ResultOf<typeof SavedPreferencesQuery>['customer']>['orders']
  >['items'][number]
>['payment_methods'];

function paymentOf(
  method: NonNullable<Payments>[number] | undefined,
): SavedPreferences['lastPayment'] {
  if (!method) return null;
  const facts = (method.additional_data ?? []).flatMap((fact) =>
    fact?.name && fact.value ? [[fact.name, fact.value] as const] : [],
  );
  return {
    code: method.type,
    needsNothing: needsNothing(method.type),
    facts: Object.fromEntries(facts),
  };
}

/** The choices that are set on the cart; null if its address is only an estimate. */
function choicesInCart({ shipping_addresses: [cartAddress] }: Cart): SavedChoices['cartChoices'] {
  if (!cartAddress) return null;
  const { firstname, lastname, street, city, region, postcode, telephone, country } = cartAddress;
  if (isEstimate({ firstname, city })) return null;
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
    method: cartAddress.selected_shipping_method,
  };
}

/** Reads the payment methods that the platform offers for a cart now. @throws PlatformError */
export async function readPaymentMethods(client: Client, cartId: string): Promise<PaymentMethod[]> {
  const methods = paymentMethodsOf(await query(client, PaymentMethodsQuery, { cartId }, UNCACHED));
  if (!methods) throw new UnreachableError('The platform gave no payment methods.');
  return methods;
}
