import { assign, setup } from 'xstate';
import { port } from '../port.ts';

/** The longest time that a browser's timer knows, in ms. */
const LONGEST_DELAY = 2 ** 31 - 1;

/** Why a token no longer counts: its time ran out while it was watched, or none was there to measure. */
export type ExpiryReason = 'expired' | 'missing';

/**
 * The life of a sign-in token. What is left of it is measured every second from the time at which
 * the token was stored, so that it also ends on time after the device slept.
 */
export const expiryMachine = setup({
  types: {
    /** The remaining lifetime of the token, in ms, as last measured. */
    context: {} as { remaining: number },
    output: {} as { reason: ExpiryReason },
  },
  actors: { measureToken: port<number>('measureToken') },
  actions: {
    keepRemaining: assign((_, { remaining }: { remaining: number }) => ({ remaining })),
  },
  delays: { remaining: ({ context }) => Math.min(context.remaining, LONGEST_DELAY), check: 1_000 },
}).createMachine({
  id: 'expiry',
  description: 'The life of a sign-in token.',
  context: { remaining: 0 },
  initial: 'measuring',
  states: {
    measuring: {
      invoke: {
        id: 'measureToken',
        src: 'measureToken',
        onDone: {
          target: 'valid',
          actions: { type: 'keepRemaining', params: ({ event }) => ({ remaining: event.output }) },
        },
        onError: 'missing',
      },
    },
    valid: { after: { remaining: 'expired', check: 'measuring' } },
    expired: { type: 'final', output: { reason: 'expired' } },
    missing: { type: 'final', output: { reason: 'missing' } },
  },
  output: ({ event }) => event.output as { reason: ExpiryReason },
});
