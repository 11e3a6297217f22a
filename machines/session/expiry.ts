import { assign, setup } from 'xstate';
import { port } from '../port.ts';

/** The maximum delay of a browser's timer, in ms. */
const MAX_DELAY = 2 ** 31 - 1;

/** Why a token is no longer valid: its lifetime ended, or no token was found. */
export type ExpiryReason = 'expired' | 'missing';

/**
 * Watches the lifetime of a sign-in token. The remaining time is computed every second from the
 * time of storing, so that the token also expires on time after the device has slept.
 */
export const expiryMachine = setup({
  types: {
    /** The remaining lifetime of the token, in ms, as last measured. */
    context: {} as { remaining: number },
    output: {} as { reason: ExpiryReason },
  },
  actors: { measureToken: port<number>('measureToken') },
  actions: {
    setRemaining: assign((_, { remaining }: { remaining: number }) => ({ remaining })),
  },
  delays: { remaining: ({ context }) => Math.min(context.remaining, MAX_DELAY), check: 1_000 },
}).createMachine({
  id: 'expiry',
  context: { remaining: 0 },
  initial: 'measuring',
  states: {
    measuring: {
      invoke: {
        id: 'measureToken',
        src: 'measureToken',
        onDone: {
          target: 'valid',
          actions: { type: 'setRemaining', params: ({ event }) => ({ remaining: event.output }) },
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
