import { expect, it } from 'vitest';
import { placeOrderMachine } from '../../machines/order/place.ts';
import { walk } from '../support/walk.ts';
import { DRAFT, ORDER_EVENTS } from './orderModel.ts';

it('every state and transition of the order protocol', async () => {
  const facets = ({ failure, recalled }: Context) => [failure?.reason, recalled?.isCurrent];
  expect(
    await walk(
      placeOrderMachine,
      { input: DRAFT, events: ORDER_EVENTS, facets },
      // An earlier payment is settled.
      { input: null, events: ORDER_EVENTS, facets },
    ),
  ).toMatchObject({ states: 19, transitions: 40, missedStates: [], missed: [] });
});

type Context = Parameters<
  Extract<(typeof placeOrderMachine)['config']['output'], (...args: never[]) => unknown>
>[0]['context'];
