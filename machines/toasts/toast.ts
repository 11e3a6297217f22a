import { assign, setup } from 'xstate';
import { type Message, sendToActor } from '../system.ts';

export type ToastKind = 'info' | 'warning' | 'error' | 'success';

/** What a toast says and how it goes away. */
export interface ToastContent {
  type: ToastKind;
  message: string;
  icon?: string;
  /** Milliseconds; 0 or false: it stays. Default 5000. */
  timeout?: number | false;
  dismissable?: boolean;
  actionText?: string;
  dismissActionText?: string;
  /** Events that the toast's buttons send, and to which machine (systemId). */
  onAction?: Message;
  onDismiss?: Message;
}

export const DEFAULT_TIMEOUT = 5_000;

/**
 * One toast: shown until it is dismissed or its time is over. Its time begins when it is on the
 * screen, and stands still while the shopper points at it or is in it.
 */
export const toastMachine = setup({
  types: {
    input: {} as { id: string; timeout: number | false },
    context: {} as { id: string; timeout: number | false },
    events: {} as
      /** It is on the screen. */
        | { type: 'toast.shown' }
        | { type: 'toast.raisedAgain'; timeout: number | false }
        | { type: 'toast.hold' }
        | { type: 'toast.release' },
  },
  actions: {
    sendToActor: sendToActor(),
    keepTimeout: assign((_, params: { timeout: number | false }) => params),
  },
  guards: {
    isTimed: ({ context }) => Boolean(context.timeout),
  },
  delays: {
    timeout: ({ context }) => context.timeout || 0,
  },
}).createMachine({
  id: 'toast',
  description: 'One toast: unseen, shown, timing, held while pointed at.',
  context: ({ input }) => input,
  initial: 'unseen',
  on: {
    'toast.raisedAgain': {
      target: '.shown',
      reenter: true,
      actions: { type: 'keepTimeout', params: ({ event }) => ({ timeout: event.timeout }) },
    },
  },
  states: {
    unseen: {
      on: {
        'toast.shown': 'shown',
        'toast.raisedAgain': {
          actions: { type: 'keepTimeout', params: ({ event }) => ({ timeout: event.timeout }) },
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
        // Still pointed at: the fresh time begins when it is left.
        'toast.raisedAgain': {
          actions: { type: 'keepTimeout', params: ({ event }) => ({ timeout: event.timeout }) },
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
