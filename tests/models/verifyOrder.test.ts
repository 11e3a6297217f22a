import { expect, it } from 'vitest';
import { verifyOrderMachine } from '../../machines/order/verify.ts';
import { done, elapsed, failed } from '../support/model.ts';
import { walk } from '../support/walk.ts';
import { UNSETTLED_PAYMENT } from './orderModel.ts';

const events = [
  done('readCartEvidence', 'active'),
  done('readCartEvidence', 'ordered'),
  done('readCartEvidence', 'nothing'),
  failed('readCartEvidence'),
  elapsed('pause', 'verifyOrder.delaying'),
  done('readHistory', '000042'),
  done('readHistory', null),
  failed('readHistory'),
  done('readNumber', '000042'),
  failed('readNumber'),
];

it('Model walk of every state and transition covers the order verification', async () => {
  const facets = ({ queryCount, verdict }: { queryCount: number; verdict: object }) => [
    queryCount,
    verdict,
  ];
  expect(
    await walk(
      verifyOrderMachine,
      { input: UNSETTLED_PAYMENT, events, facets },
      { input: { ...UNSETTLED_PAYMENT, isSignedIn: true }, events, facets },
    ),
  ).toMatchObject({ states: 12, transitions: 20, missedStates: [], missed: [] });
});
