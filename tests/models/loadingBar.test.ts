import { describe, expect, it } from 'vitest';
import { loadingBarMachine } from '../../machines/loadingBar.ts';
import { elapsed } from '../support/model.ts';
import { walk } from '../support/walk.ts';

describe('the loading bar', () => {
  it('is walked over all its states and transitions', async () => {
    expect(
      await walk(loadingBarMachine, {
        events: [
          { type: 'loading.started' },
          { type: 'loading.ended' },
          elapsed('linger', 'loadingBar.done'),
        ],
      }),
    ).toEqual({ states: 3, transitions: 4, paths: 2, missedStates: [], missed: [] });
  });
});
