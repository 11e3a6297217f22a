import { describe, expect, it } from 'vitest';
import { expressMachine } from '../../machines/checkout/express.ts';
import { walk } from '../support/walk.ts';
import { EXPRESS_EVENTS, isOfMachine } from './expressModel.ts';

describe('Model walk of every state and transition', () => {
  it('covers the express checkout machine', async () => {
    expect(
      await walk(expressMachine, { events: EXPRESS_EVENTS, facets: isOfMachine }),
    ).toMatchObject({ states: 7, transitions: 19, missedStates: [], missed: [] });
  });
});
