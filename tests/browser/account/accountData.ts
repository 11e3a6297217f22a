import type { Page } from '@playwright/test';
import { SKUS } from '../shopData.ts';

const ADDRESS = {
  firstname: 'Ada',
  lastname: 'Reed',
  street: ['1 Rose Lane'],
  city: 'Austin',
  postcode: '73301',
  telephone: '5125550100',
};

/** A customer's address, by the labels of the address form. */
export const ADDRESS_FIELDS = {
  'First Name': 'Roberta',
  'Last Name': 'Reed',
  'Street Address': '1 Rose Lane',
  City: 'Austin',
  'ZIP / Postal Code': '73301',
  'Phone Number': '5125550100',
};

/**
 * Sends a request to the platform as the customer signed in on the page.
 *
 * @returns its response
 */
const send = (page: Page, path: string, body: object): Promise<{ data: Record<string, never> }> =>
  page.evaluate(
    async ([to, text]) => {
      const stored = Object.entries(localStorage).find(([key]) => key.endsWith('signin_token'));
      const token: string = JSON.parse(stored?.[1] ?? '{}').value;
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      return (await fetch(to, { method: 'POST', headers, body: text })).json();
    },
    [path, JSON.stringify(body)] as const,
  );

/** Orders one bouquet the given number of times through the platform's API. */
export async function placeOrders(page: Page, times: number): Promise<void> {
  const address = {
    ...ADDRESS,
    region: 'Texas',
    region_code: 'TX',
    region_id: 57,
    country_id: 'US',
  };
  for (let order = 0; order < times; order += 1) {
    const { data } = await send(page, '/graphql', { query: 'mutation { createEmptyCart }' });
    await send(page, '/graphql', {
      query: `mutation { addProductsToCart(cartId: "${data.createEmptyCart}", cartItems: [{ sku: "${SKUS.simple}", quantity: 1 }]) { cart { id } } }`,
    });
    await send(page, '/rest/V1/carts/mine/shipping-information', {
      addressInformation: {
        shipping_address: address,
        shipping_carrier_code: 'flatrate',
        shipping_method_code: 'flatrate',
      },
    });
    await send(page, '/rest/V1/carts/mine/payment-information', {
      paymentMethod: { method: 'checkmo' },
      billingAddress: address,
    });
  }
}

/** Adds products without options to the wish list through the platform's API. */
export async function addWishes(page: Page, ...skus: string[]): Promise<void> {
  await send(page, '/graphql', {
    query:
      'mutation ($items: [WishlistItemInput!]!) { addProductsToWishlist(wishlistId: "0", wishlistItems: $items) { wishlist { id } } }',
    variables: { items: skus.map((sku) => ({ sku, quantity: 1 })) },
  });
}

/** Saves an address as the default shipping and billing address. */
export async function saveAddress(page: Page): Promise<void> {
  await send(page, '/graphql', {
    query:
      'mutation ($input: CustomerAddressInput!) { createCustomerAddress(input: $input) { id } }',
    variables: {
      input: {
        ...ADDRESS,
        region: { region_code: 'TX', region_id: 57 },
        country_code: 'US',
        default_shipping: true,
        default_billing: true,
      },
    },
  });
}
