import type { CheckoutEvent } from '../../../machines/checkout/context.ts';
import { agreements } from '../../platform/shop/seed/agreements.ts';
import { acceptedCheckout } from '../../support/acceptedCheckout.ts';
import { ROBERTA } from '../../support/openShop.ts';
import type { Row } from '../row.ts';
import type { Stage } from '../stage.ts';
import { withALine } from './cartParts.ts';
import { atStep, checkoutSnapshot, sendToCheckout, stepRow } from './checkoutParts.ts';
import { isFailureView, pageRow } from './pages.ts';

const { shippingAddress, shippingMethod } = acceptedCheckout;
const ADDRESS: CheckoutEvent = { type: 'shippingAddress.submit', address: shippingAddress };
/** Pick-up is offered where the shop has its locations. */
const IN_HONG_KONG: CheckoutEvent = {
  type: 'shippingAddress.submit',
  address: { ...shippingAddress, city: 'Central', region_code: '', postcode: '', country_id: 'HK' },
};
const pickups = (stage: Stage) =>
  checkoutSnapshot(stage)?.context.availableShippingMethods.filter(({ pickup }) => pickup).length;
const METHOD: CheckoutEvent = { type: 'shippingMethod.submit', method: shippingMethod };

/** Sets the value through the prototype: React ignores a change by its own setter. */
async function typeEmail(stage: Stage) {
  const field = () => document.querySelector<HTMLInputElement>('main input[type=email]');
  await stage.until(() => field() !== null, 'the email');
  const input = field();
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  write?.call(input, '');
  input?.dispatchEvent(new Event('input', { bubbles: true }));
  write?.call(input, ROBERTA.email);
  input?.dispatchEvent(new Event('input', { bubbles: true }));
}

const cartOf = ({ platform }: Stage) => {
  const [cart] = platform.carts.values();
  return {
    carts: platform.carts.size,
    email: cart?.email ?? null,
    city: cart?.shippingAddress?.city ?? null,
    method: cart?.shippingMethod?.method ?? null,
  };
};
const FRESH = { carts: 1, email: null, city: null, method: null };
const SENT = { carts: 1, email: shippingAddress.email, city: 'Austin', method: null };

/** A query of a checkout page whose failure is reported in place. */
const formRow = (
  operation: string,
  step: 'shippingAddress' | 'paymentMethod' | 'review',
  words: string,
  message: string,
): Row => ({
  ...pageRow(operation, '/checkout', words),
  arrange: (stage) => atStep(stage, step),
  isReported: (stage) =>
    isFailureView() || (stage.main().includes(message) && stage.find('Try again') !== undefined),
  retry: (stage) => stage.pressWhenReady('Try again'),
});

export const checkoutRows: readonly Row[] = [
  {
    ...formRow('Countries', 'shippingAddress', 'United States', 'Countries could not be loaded.'),
    arrange: (stage) => withALine(stage, ''),
  },
  formRow(
    'PaymentMethods',
    'paymentMethod',
    'Check / Money order',
    'Payment methods could not be loaded.',
  ),
  {
    ...formRow(
      'CheckoutTerms',
      'review',
      'I agree to the terms of sale',
      'The terms could not be loaded.',
    ),
    arrange: async (stage) => {
      stage.platform.agreements = agreements;
      await atStep(stage, 'review');
    },
  },
  {
    operation: 'EmailAvailability',
    kind: 'query',
    arrange: (stage) => atStep(stage, 'shippingAddress'),
    act: typeEmail,
    retry: typeEmail,
    isDone: (stage) => stage.hasText('This email has an account.'),
    isComplete: (stage) => stage.find('Continue') !== undefined,
    marks: { 'reload in the middle': 'restored' },
  },
  {
    ...stepRow('PickupLocations', 'shippingAddress', IN_HONG_KONG, {}),
    kind: 'query',
    isDone: (stage) => pickups(stage) === 2,
    // Without the locations the deliveries are offered, and nothing is reported.
    isComplete: (stage) =>
      checkoutSnapshot(stage)?.hasTag('shippingMethod') === true || isFailureView(),
    isReported: undefined,
    async retry(stage) {
      sendToCheckout({ type: 'checkout.edit', step: 'shippingAddress' })(stage);
      await stage.until(
        () => checkoutSnapshot(stage)?.hasTag('shippingAddress') === true,
        'the address',
      );
      sendToCheckout(IN_HONG_KONG)(stage);
    },
    marks: { 'reload in the middle': 'restored' },
  },
  stepRow('SetGuestEmail', 'shippingAddress', ADDRESS, {
    facts: cartOf,
    before: FRESH,
    after: SENT,
    factsAfter: {
      'lost response': { ...FRESH, email: shippingAddress.email },
      'malformed JSON': { ...FRESH, email: shippingAddress.email },
      'offline in the middle': { ...FRESH, email: shippingAddress.email },
      'reload in the middle': { ...FRESH, email: shippingAddress.email },
    },
  }),
  stepRow('SetShippingAddress', 'shippingAddress', ADDRESS, {
    facts: cartOf,
    before: FRESH,
    after: SENT,
    factsAfter: {
      'lost request': { ...FRESH, email: shippingAddress.email },
      500: { ...FRESH, email: shippingAddress.email },
      401: { ...FRESH, email: shippingAddress.email },
    },
  }),
  stepRow('SetShippingMethod', 'shippingMethod', METHOD, {
    facts: cartOf,
    before: SENT,
    after: { ...SENT, method: 'flatrate' },
  }),
];
