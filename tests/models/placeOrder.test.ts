import { expect, it } from 'vitest';
import { placeOrderMachine } from '../../machines/order/place.ts';
import { walk } from '../support/walk.ts';
import { DRAFT, ORDER_EVENTS } from './orderModel.ts';

it('Model walk of every state and transition covers the order protocol', async () => {
  const facets = ({ failure, recalled }: Context) => [failure?.reason, recalled?.isCurrent];
  expect(
    await walk(
      placeOrderMachine,
      { input: DRAFT, events: ORDER_EVENTS, facets },
      // With null as its input the machine settles an earlier payment.
      { input: null, events: ORDER_EVENTS, facets },
    ),
  ).toMatchObject({ states: 24, transitions: 56, missedStates: [], missed: [] });
});

type Context = Parameters<
  Extract<(typeof placeOrderMachine)['config']['output'], (...args: never[]) => unknown>
>[0]['context'];
