import { expect, it } from 'vitest';
import { loadingBarMachine } from '../../machines/loadingBar/machine.ts';
import { elapsed } from '../support/model.ts';
import { walk } from '../support/walk.ts';

it('the loading bar is walked over all its states and transitions', async () => {
  const lingerElapsed = elapsed('linger', 'loadingBar.done');
  const events = [{ type: 'loading.started' }, { type: 'loading.ended' }, lingerElapsed];
  const walked = await walk(loadingBarMachine, { events });
  expect(walked).toEqual({ states: 3, transitions: 4, paths: 2, missedStates: [], missed: [] });
});
