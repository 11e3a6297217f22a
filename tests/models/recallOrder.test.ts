import { expect, it } from 'vitest';
import { recallOrderMachine } from '../../machines/order/recall.ts';
import { done, failed } from '../support/model.ts';
import { walk } from '../support/walk.ts';
import { DRAFT, ORDER } from './orderModel.ts';

const STORED = {
  now: 10_000,
  currentCartId: 'cart-1',
  isSignedIn: false,
  record: null,
  parts: null,
  isGuestPayment: false,
  placedOrder: null,
};
const record = { cartId: 'cart-1', sentAt: 0 };
const events = [
  done('readStoredPayment', STORED),
  done('readStoredPayment', { ...STORED, record }),
  done('readStoredPayment', { ...STORED, record, isSignedIn: true }),
  done('readStoredPayment', { ...STORED, record, placedOrder: ORDER }),
  done('readPayer', null),
  done('readPayer', { email: 'ada@example.com', isSignedIn: true }),
  failed('readPayer'),
];

it('Model walk of every state and transition covers the recall of a payment', async () => {
  const facets = ({ recalled }: { recalled: object | null }) => [recalled !== null];
  expect(
    await walk(
      recallOrderMachine,
      { input: null, events, facets },
      { input: DRAFT, events, facets },
    ),
  ).toMatchObject({ states: 5, transitions: 8, missedStates: [], missed: [] });
});
