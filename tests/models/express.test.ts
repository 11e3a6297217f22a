import { describe, expect, it } from 'vitest';
import { expressMachine } from '../../machines/checkout/express.ts';
import { walk } from '../support/walk.ts';
import { EXPRESS_EVENTS, isOfMachine } from './expressModel.ts';

describe('every state and transition of', () => {
  it('the express path', async () => {
    expect(
      await walk(expressMachine, { events: EXPRESS_EVENTS, facets: isOfMachine }),
    ).toMatchObject({ states: 7, transitions: 19, missedStates: [], missed: [] });
  });
});
