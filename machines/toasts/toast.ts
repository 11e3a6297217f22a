import { assign, setup } from 'xstate';
import { type Message, sendToActor } from '../system.ts';

type ToastKind = 'info' | 'warning' | 'error' | 'success';

/** The content of a toast, and how it disappears. */
export interface ToastContent {
  type: ToastKind;
  message: string;
  icon?: string;
  /** In milliseconds, 5000 by default; 0 or false keeps the toast. */
  timeout?: number | false;
  dismissable?: boolean;
  actionText?: string;
  dismissActionText?: string;
  /** Whether the toast asks the shopper to sign in: a sign-in removes it. */
  asksToSignIn?: boolean;
  /** The events that the toast's buttons send, and their target actors. */
  onAction?: Message;
  onDismiss?: Message;
}

export const DEFAULT_TIMEOUT = 5_000;

/**
 * A toast, shown until it is dismissed or its timeout ends. The timeout starts when the toast is on
 * the screen, and pauses while the toast is hovered or contains the focus.
 */
export const toastMachine = setup({
  types: {
    input: {} as { id: string; timeout: number | false },
    context: {} as { id: string; timeout: number | false },
    events: {} as
      /** The toast is on the screen. */
        | { type: 'toast.shown' }
        | { type: 'toast.raisedAgain'; timeout: number | false }
        | { type: 'toast.hold' }
        | { type: 'toast.release' },
  },
  actions: {
    sendToActor: sendToActor(),
    changeTimeout: assign((_, params: { timeout: number | false }) => params),
  },
  guards: {
    isTimed: ({ context }) => Boolean(context.timeout),
  },
  delays: {
    timeout: ({ context }) => context.timeout || 0,
  },
}).createMachine({
  id: 'toast',
  context: ({ input }) => input,
  initial: 'unseen',
  on: {
    'toast.raisedAgain': {
      target: '.shown',
      reenter: true,
      actions: { type: 'changeTimeout', params: ({ event }) => ({ timeout: event.timeout }) },
    },
  },
  states: {
    unseen: {
      on: {
        'toast.shown': 'shown',
        'toast.raisedAgain': {
          actions: { type: 'changeTimeout', params: ({ event }) => ({ timeout: event.timeout }) },
        },
      },
    },
    shown: { always: [{ guard: 'isTimed', target: 'timing' }, { target: 'lasting' }] },
    timing: {
      on: { 'toast.hold': 'held' },
      after: { timeout: 'leaving' },
    },
    held: {
      on: {
        'toast.release': 'shown',
        // Still hovered: the new timeout starts when the pointer leaves.
        'toast.raisedAgain': {
          actions: { type: 'changeTimeout', params: ({ event }) => ({ timeout: event.timeout }) },
        },
      },
    },
    lasting: {},
    leaving: {
      type: 'final',
      entry: {
        type: 'sendToActor',
        params: ({ context: { id } }) => ({ to: 'toasts', event: { type: 'toast.over', id } }),
      },
    },
  },
});
