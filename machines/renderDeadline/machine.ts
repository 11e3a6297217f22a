import { setup } from 'xstate';

/** Limits how long a request waits for a document: until it is rendered, or until the deadline. */
export const renderDeadlineMachine = setup({
  types: {
    context: {} as { ms: number },
    input: {} as { ms: number },
    events: {} as { type: 'rendering.ended' },
  },
  delays: { deadline: ({ context }) => context.ms },
}).createMachine({
  id: 'renderDeadline',
  context: ({ input }) => ({ ms: input.ms }),
  initial: 'waiting',
  states: {
    waiting: { on: { 'rendering.ended': 'ended' }, after: { deadline: 'late' } },
    ended: { type: 'final' },
    /** The request has stopped waiting; the rendering goes on. */
    late: { on: { 'rendering.ended': 'endedLate' } },
    endedLate: { type: 'final' },
  },
});
