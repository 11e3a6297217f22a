import type { SavedCheckout } from '../../machines/checkoutSetup.ts';

/** A checkout all of whose steps are accepted: what is left is to place the order. */
export const acceptedCheckout = {
  availableShippingMethods: [],
  shippingAddress: {
    firstname: 'Ada',
    lastname: 'Reed',
    street: ['1 Rose Lane'],
    city: 'Austin',
    region_code: 'TX',
    postcode: '73301',
    telephone: '5125550100',
    country_id: 'US',
    email: 'ada+flowers@example.com',
  },
  shippingMethod: {
    carrier_code: 'flatrate',
    carrier_title: 'Flat Rate',
    method_code: 'flatrate',
    method_title: 'Fixed',
    amount: { value: 15, currency: 'USD' },
  },
  billingAddress: { sameAsShippingAddress: true },
  payment: { code: 'checkmo', title: 'Check / Money order', data: {} },
} satisfies SavedCheckout;
