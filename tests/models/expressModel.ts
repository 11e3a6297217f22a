import type { PaymentOffer, SavedPreferences } from '../../machines/checkout/savedPreferences.ts';
import { done, failed } from '../support/model.ts';
import { ADDRESS, CHECK_PAYMENT, METHOD } from './orderModel.ts';

const { email: _, ...HOME } = ADDRESS;
export const OFFICE_ADDRESS = {
  ...HOME,
  street: ['2 Peony Road'],
  city: 'Dallas',
  postcode: '75201',
};
export const EXPRESS_METHOD = { ...METHOD, method_code: 'express', method_title: 'Express' };
const TOKEN = { public_hash: 'hash-1', payment_method_code: 'card', details: null };

/** A customer with all preferences saved. */
export const KNOWN: SavedPreferences = {
  cartId: 'cart-1',
  isCartFull: true,
  addresses: [
    { address: OFFICE_ADDRESS, isDefaultShipping: false, isDefaultBilling: true },
    { address: HOME, isDefaultShipping: true, isDefaultBilling: false },
  ],
  shippingMethod: 'Flat Rate - Fixed',
  tokens: [TOKEN],
  lastPayment: null,
  isResumed: false,
  cartChoices: null,
  accepted: null,
};
/**
 * A customer whose session ended in the middle: this page has saved nothing, all but the payment,
 * or all.
 */
export const RESUMED: SavedPreferences = {
  ...KNOWN,
  addresses: [],
  shippingMethod: null,
  isResumed: true,
  cartChoices: { address: OFFICE_ADDRESS, method: METHOD },
};
export const RESUMED_AT_BILLING: SavedPreferences = {
  ...RESUMED,
  accepted: { billingAddress: null, payment: null },
};
export const RESUMED_AT_REVIEW: SavedPreferences = {
  ...RESUMED,
  tokens: [],
  accepted: { billingAddress: HOME, payment: CHECK_PAYMENT },
};

export const offer = (
  publicHash: string | null,
  facts: Partial<PaymentOffer> = {},
): PaymentOffer => ({
  payment: publicHash
    ? { code: 'card_vault', title: publicHash, data: { publicHash } }
    : CHECK_PAYMENT,
  kind: publicHash ? 'saved' : 'plain',
  isExpired: false,
  wasLast: false,
  ...facts,
});

export const EXPRESS_EVENTS = [
  ...[KNOWN, RESUMED, RESUMED_AT_BILLING, RESUMED_AT_REVIEW].map((known) =>
    done('readSavedPreferences', known),
  ),
  done('readSavedPreferences', { ...KNOWN, shippingMethod: null }),
  done('readSavedPreferences', { ...KNOWN, addresses: [] }),
  done('readSavedPreferences', { ...KNOWN, tokens: [] }),
  done('readSavedPreferences', { ...KNOWN, isCartFull: false }),
  failed('readSavedPreferences'),
  done('submitShippingAddress', [EXPRESS_METHOD, METHOD]),
  done('submitShippingAddress', [EXPRESS_METHOD]),
  failed('submitShippingAddress'),
  done('readDefaultViewNames', [
    { ...EXPRESS_METHOD, carrier_title: 'Flat Rate', method_title: 'Fixed' },
  ]),
  done('readDefaultViewNames', []),
  failed('readDefaultViewNames'),
  done('submitShippingMethod'),
  failed('submitShippingMethod'),
  done('readOffers', [offer(null), offer('hash-1')]),
  done('readOffers', [offer(null, { kind: 'form' })]),
  done('readOffers', []),
  failed('readOffers'),
];

interface Context {
  preferences: SavedPreferences | null;
  method: object | null;
  payment: object | null;
}

export const isOfMachine = ({ preferences, method, payment }: Context) => [
  preferences?.cartChoices !== null,
  preferences?.accepted,
  preferences === null,
  method,
  payment,
];
