import { describe, expect, it } from 'vitest';
import { appMachine } from '../../machines/app.ts';
import { done, failed } from '../support/model.ts';
import { walk } from '../support/walk.ts';

describe('every state and transition of', () => {
  it('the root', async () => {
    expect(
      await walk(appMachine, {
        events: [
          done('restoreCaches'),
          done('settleStoreView'),
          failed('settleStoreView'),
          { type: 'storeView.wanted' },
          { type: 'drawer.wanted' },
          { type: 'wishList.wanted' },
          { type: 'search.toggle' },
          { type: 'search.close' },
          { type: 'suggestions.wanted', event: { type: 'suggestions.left' } } as never,
          { type: 'location.changed', path: '/', search: '' } as never,
          { type: 'location.changed', path: '/', search: '?coupon=FIRSTLIGHT' } as never,
          { type: 'coupon.correct' },
          { type: 'machine.joined', name: 'cart' } as never,
          {
            type: 'toast.wanted',
            content: { type: 'info', message: 'Hello', timeout: 1 },
          } as never,
          {
            type: 'cart.addFailed',
            failure: { reason: 'refused', message: 'Not enough items for sale' },
          } as never,
        ],
      }),
    ).toMatchObject({ states: 4, transitions: 15, missedStates: [], missed: [] });
  });
});
