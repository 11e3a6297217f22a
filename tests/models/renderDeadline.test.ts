import { expect, it } from 'vitest';
import { renderDeadlineMachine } from '../../machines/renderDeadline/machine.ts';
import { elapsed } from '../support/model.ts';
import { walk } from '../support/walk.ts';

it('Model walk: covers the machine of the render deadline', async () => {
  expect(
    await walk(renderDeadlineMachine, {
      events: [{ type: 'rendering.ended' }, elapsed('deadline', 'renderDeadline.waiting')],
      input: { ms: 800 },
    }),
  ).toMatchObject({ states: 4, transitions: 3, missedStates: [], missed: [] });
});
