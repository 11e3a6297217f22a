import { setup } from 'xstate';

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
  description: 'The wait of a request for a document that the server is rendering.',
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
