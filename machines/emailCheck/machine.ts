import { assign, setup } from 'xstate';
import { port } from '../port.ts';

declare module '../system.ts' {
  interface ActorEvents {
    emailCheck: EmailCheckEvent;
  }
  interface LazyActors {
    emailCheck: typeof emailCheckMachine;
  }
}

interface EmailCheckEvent {
  type: 'emailCheck.typed';
  /** Trimmed. */
  email: string;
  isComplete: boolean;
}

interface EmailCheckContext {
  /** The last typed address, trimmed. */
  email: string;
  /** The last checked address, and whether it has an account. */
  checked: { email: string; hasAccount: boolean } | null;
}

/**
 * Finds out whether the email address that a guest types has an account. Asks the platform once per
 * address, when the typing pauses. If the platform refuses or is unreachable, nothing is reported.
 */
export const emailCheckMachine = setup({
  types: { context: {} as EmailCheckContext, events: {} as EmailCheckEvent },
  actors: { hasAccount: port<boolean, { email: string }>('hasAccount') },
  actions: {
    setEmail: assign((_, { email }: { email: string }) => ({ email })),
    setResponse: assign(({ context: { email } }, { hasAccount }: { hasAccount: boolean }) => ({
      checked: { email, hasAccount },
    })),
  },
  guards: {
    isSame: ({ context }, { email }: { email: string }) => context.email === email,
    isIncomplete: (_, { isComplete }: { isComplete: boolean }) => !isComplete,
    isChecked: ({ context: { checked } }, { email }: { email: string }) => checked?.email === email,
    isTaken: ({ context: { checked } }) => checked?.hasAccount === true,
  },
  delays: { debounce: 600 },
}).createMachine({
  id: 'emailCheck',
  context: { email: '', checked: null },
  initial: 'idle',
  on: {
    'emailCheck.typed': [
      { guard: { type: 'isSame', params: ({ event }) => event } },
      {
        guard: { type: 'isIncomplete', params: ({ event }) => event },
        target: '.idle',
        actions: { type: 'setEmail', params: ({ event }) => event },
      },
      {
        guard: { type: 'isChecked', params: ({ event }) => event },
        target: '.checked',
        actions: { type: 'setEmail', params: ({ event }) => event },
      },
      {
        target: '.debouncing',
        actions: { type: 'setEmail', params: ({ event }) => event },
      },
    ],
  },
  states: {
    /** Nothing is known about the typed address. */
    idle: {},
    debouncing: { after: { debounce: 'checking' } },
    checking: {
      invoke: {
        id: 'hasAccount',
        src: 'hasAccount',
        input: ({ context }) => ({ email: context.email }),
        onDone: {
          target: 'checked',
          actions: { type: 'setResponse', params: ({ event }) => ({ hasAccount: event.output }) },
        },
        onError: 'idle',
      },
    },
    checked: {
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'isTaken', target: 'known' }, { target: 'free' }] },
        known: { tags: 'hasAccount' },
        free: {},
      },
    },
  },
});
