import type { Address } from '../model.ts';

/** The demo customer whose login the README gives. */
export const DEMO_CUSTOMER = 'roberta@example.com';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const HOME: Address = {
  firstname: 'Roberta',
  lastname: 'Reed',
  company: null,
  street: ['1 Rose Lane'],
  city: 'Austin',
  region: 'Texas',
  regionCode: 'TX',
  regionId: 57,
  postcode: '73301',
  telephone: '512 555 0100',
  countryId: 'US',
  email: null,
};

const SISTER: Address = {
  firstname: 'Mei',
  lastname: 'Reed',
  company: null,
  street: ['Flat 8B, 12 Peel Street'],
  city: 'Central',
  region: 'Hong Kong Island',
  regionCode: null,
  regionId: null,
  postcode: null,
  telephone: '2555 0188',
  countryId: 'HK',
  email: null,
};

/** The address book. The first address is the default one. */
export const demoAddresses = [HOME, SISTER];

/** The progress of a past order since it was placed. */
type OrderProgress = 'pending' | { trackingNumber: string } | { cancelReason: string };

interface PastOrder {
  /** Time since the order in milliseconds. */
  ago: number;
  items: { sku: string; variantOf?: string; quantity: number }[];
  to: Address;
  /** Code of the carrier, of which the last method is chosen. */
  carrier: string;
  /** Whether a card paid at once. */
  isPaid: boolean;
  message?: { from: string; to: string; message: string };
  progress: OrderProgress;
}

/** The orders, the oldest first: sent, canceled, paid, and one that waits for its payment. */
export const demoOrders: PastOrder[] = [
  {
    ago: 41 * DAY,
    items: [
      { sku: 'FL-B-01-classic', variantOf: 'FL-B-01', quantity: 1 },
      { sku: 'FL-D-05', quantity: 1 },
    ],
    to: HOME,
    carrier: 'tablerate',
    isPaid: true,
    progress: { trackingNumber: '1Z 999 AA1 0123 4567 84' },
  },
  {
    ago: 12 * DAY,
    items: [{ sku: 'FL-X-07', quantity: 1 }],
    to: HOME,
    carrier: 'flatrate',
    isPaid: false,
    progress: { cancelReason: 'The order was placed by mistake' },
  },
  {
    ago: 2 * DAY,
    items: [
      { sku: 'FL-B-12', quantity: 1 },
      { sku: 'FL-B-16', quantity: 2 },
    ],
    to: HOME,
    carrier: 'tablerate',
    isPaid: true,
    progress: 'pending',
  },
  {
    ago: 3 * HOUR,
    items: [{ sku: 'FL-B-09', quantity: 1 }],
    to: SISTER,
    carrier: 'slot',
    isPaid: false,
    message: { from: 'Roberta', to: 'Mei', message: 'Happy birthday! See you in the spring.' },
    progress: 'pending',
  },
];

/** The items of the wish list; the size of the second is not chosen yet. */
export const demoWishes = ['FL-G-02', 'FL-B-11', 'FL-D-01', 'FL-R-04'];
