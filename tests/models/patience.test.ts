import { expect, it } from 'vitest';
import { patienceMachine } from '../../machines/patience/machine.ts';
import { elapsed } from '../support/model.ts';
import { walk } from '../support/walk.ts';

it('Model walk: covers the patience machine', async () => {
  expect(
    await walk(patienceMachine, {
      events: [{ type: 'rendering.ended' }, elapsed('patience', 'patience.waiting')],
      input: { ms: 800 },
    }),
  ).toMatchObject({ states: 4, transitions: 3, missedStates: [], missed: [] });
});
