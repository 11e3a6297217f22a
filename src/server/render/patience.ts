import { createActor, setup, waitFor } from 'xstate';

/** How long a request waits for the whole document: until it is rendered, or until it is late. */
export const patienceMachine = setup({
  types: {
    context: {} as { ms: number },
    input: {} as { ms: number },
    events: {} as { type: 'rendering.ended' },
  },
  delays: { patience: ({ context }) => context.ms },
}).createMachine({
  id: 'patience',
  description: 'The wait of a request for a document that is being rendered.',
  context: ({ input }) => ({ ms: input.ms }),
  initial: 'waiting',
  states: {
    waiting: { on: { 'rendering.ended': 'ended' }, after: { patience: 'late' } },
    ended: { type: 'final' },
    /** The request has stopped waiting; the rendering goes on. */
    late: { on: { 'rendering.ended': 'endedLate' } },
    endedLate: { type: 'final' },
  },
});

/**
 * Waits for the rendering, which goes on when it is late.
 *
 * @param ms - how long to wait.
 * @returns whether the rendering has ended in time.
 */
export async function endsWithin(rendering: Promise<unknown>, ms: number): Promise<boolean> {
  const patience = createActor(patienceMachine, { input: { ms } }).start();
  const end = () => patience.send({ type: 'rendering.ended' });
  rendering.then(end, end);
  const over = await waitFor(patience, (snapshot) => !snapshot.matches('waiting'));
  return over.matches('ended');
}
