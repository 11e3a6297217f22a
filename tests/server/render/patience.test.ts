import { expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { endsWithin, patienceMachine } from '../../../src/server/render/patience.ts';

const waiting = () => {
  const clock = new SimulatedClock();
  const patience = createActor(patienceMachine, { clock, input: { ms: 800 } }).start();
  return { clock, patience };
};

it('Patience: a rendering is late after the delay, and not before', () => {
  const { clock, patience } = waiting();
  clock.increment(799);
  expect(patience.getSnapshot().value).toBe('waiting');
  clock.increment(1);
  expect(patience.getSnapshot().value).toBe('late');
});

it('Patience: a rendering that has ended is not late', () => {
  const { clock, patience } = waiting();
  patience.send({ type: 'rendering.ended' });
  clock.increment(800);
  expect(patience.getSnapshot().value).toBe('ended');
});

it('Patience: a rendering that fails has ended as well', async () => {
  expect(await endsWithin(Promise.reject(new Error('broken')), 60_000)).toBe(true);
  expect(await endsWithin(Promise.resolve(), 60_000)).toBe(true);
  expect(await endsWithin(new Promise(() => {}), 0)).toBe(false);
});
