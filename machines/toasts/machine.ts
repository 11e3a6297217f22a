import { type ActorRefFrom, assign, type EventFrom, setup } from 'xstate';
import { withParams } from '../system.ts';
import { DEFAULT_TIMEOUT, type ToastContent, toastMachine } from './toast.ts';

declare module '../system.ts' {
  interface ActorEvents {
    toasts: ToastsEvent;
  }
  interface LazyActors {
    toasts: typeof toastsMachine;
  }
}

/** A toast in the list. */
export interface Toast extends ToastContent {
  id: string;
  timeout: number | false;
  /** When the toast was first raised, as epoch ms. */
  timestamp: number;
  isDuplicate: boolean;
  /** How often the toast was raised. A duplicate pulses again. */
  raises: number;
}

type ToastsEvent =
  | { type: 'toast.add'; content: ToastContent; at: number }
  | { type: 'toast.dismiss'; id: string }
  | { type: 'toast.act'; id: string }
  /** The toast is on the screen, so its timeout starts. */
  | { type: 'toast.shown'; id: string }
  | { type: 'toast.hold'; id: string }
  | { type: 'toast.release'; id: string }
  | { type: 'toast.over'; id: string }
  /** The customer has signed out: remove toasts that were meant for that customer. */
  | { type: 'toasts.signedOut' }
  /** A customer has signed in: remove toasts that ask for it. */
  | { type: 'toasts.signedIn' };

interface ToastsContext {
  toasts: Toast[];
  timers: Record<string, ActorRefFrom<typeof toastMachine>>;
}

/**
 * The list of toasts. A repeated toast keeps its timestamp, restarts its timeout and is marked as a
 * duplicate. A toast disappears when it is dismissed, when its action is chosen, or when its
 * timeout ends.
 */
export const toastsMachine = setup({
  types: { context: {} as ToastsContext, events: {} as ToastsEvent },
  actors: { toast: toastMachine },
  actions: {
    show: assign(({ context, spawn }, { content, at }: { content: ToastContent; at: number }) => {
      const toast = toastOf(content, at);
      return {
        toasts: [...context.toasts, toast],
        timers: { ...context.timers, [toast.id]: spawn('toast', { id: toast.id, input: toast }) },
      };
    }),
    showAgain: assign(({ context }, { content }: { content: ToastContent }) => ({
      toasts: context.toasts.map((toast) =>
        toast.id === toastId(content)
          ? { ...toastOf(content, toast.timestamp), isDuplicate: true, raises: toast.raises + 1 }
          : toast,
      ),
    })),
    toTimer: withParams<
      ToastsContext,
      ToastsEvent,
      { id: string; event: EventFrom<typeof toastMachine> }
    >(({ context, enqueue }, { id, event }) => {
      const timer = context.timers[id];
      if (timer) enqueue.sendTo(timer, event);
    }),
    reportOutcome: withParams<
      ToastsContext,
      ToastsEvent,
      { id: string; outcome: 'onAction' | 'onDismiss' }
    >(({ context, enqueue, system }, { id, outcome }) => {
      const message = context.toasts.find((toast) => toast.id === id)?.[outcome];
      const actor = message && system.get(message.to);
      if (message && actor) enqueue.sendTo(actor, message.event);
    }),
    remove: withParams<ToastsContext, ToastsEvent, { id: string }>(
      ({ context, enqueue }, { id }) => {
        const { [id]: timer, ...timers } = context.timers;
        if (timer) enqueue.stopChild(timer);
        enqueue.assign({ toasts: context.toasts.filter((toast) => toast.id !== id), timers });
      },
    ),
    removeInvitations: withParams<ToastsContext, ToastsEvent, object>(({ context, enqueue }) => {
      for (const { id, asksToSignIn } of context.toasts) {
        if (asksToSignIn) enqueue.raise({ type: 'toast.over', id });
      }
    }),
    removePersonalToasts: withParams<ToastsContext, ToastsEvent, object>(({ context, enqueue }) => {
      for (const { id, type } of context.toasts) {
        if (type === 'success' || type === 'info') enqueue.raise({ type: 'toast.over', id });
      }
    }),
  },
  guards: {
    isDuplicate: ({ context }, { content }: { content: ToastContent }) =>
      toastId(content) in context.timers,
  },
}).createMachine({
  id: 'toasts',
  context: { toasts: [], timers: {} },
  initial: 'ready',
  states: {
    ready: {
      on: {
        'toast.add': [
          {
            guard: { type: 'isDuplicate', params: ({ event }) => event },
            actions: [
              { type: 'showAgain', params: ({ event }) => event },
              {
                type: 'toTimer',
                params: ({ event: { content } }) => ({
                  id: toastId(content),
                  event: { type: 'toast.raisedAgain', timeout: content.timeout ?? DEFAULT_TIMEOUT },
                }),
              },
            ],
          },
          { actions: { type: 'show', params: ({ event }) => event } },
        ],
        'toast.dismiss': {
          actions: [
            {
              type: 'reportOutcome',
              params: ({ event }) => ({ id: event.id, outcome: 'onDismiss' }),
            },
            { type: 'remove', params: ({ event }) => event },
          ],
        },
        'toast.act': {
          actions: [
            {
              type: 'reportOutcome',
              params: ({ event }) => ({ id: event.id, outcome: 'onAction' }),
            },
            { type: 'remove', params: ({ event }) => event },
          ],
        },
        'toast.over': { actions: { type: 'remove', params: ({ event }) => event } },
        'toasts.signedIn': { actions: { type: 'removeInvitations', params: {} } },
        'toasts.signedOut': { actions: { type: 'removePersonalToasts', params: {} } },
        'toast.shown': {
          actions: {
            type: 'toTimer',
            params: ({ event }) => ({ id: event.id, event: { type: 'toast.shown' } }),
          },
        },
        'toast.hold': {
          actions: {
            type: 'toTimer',
            params: ({ event }) => ({ id: event.id, event: { type: 'toast.hold' } }),
          },
        },
        'toast.release': {
          actions: {
            type: 'toTimer',
            params: ({ event }) => ({ id: event.id, event: { type: 'toast.release' } }),
          },
        },
      },
    },
  },
});

function toastOf(content: ToastContent, timestamp: number): Toast {
  const timeout = content.timeout ?? DEFAULT_TIMEOUT;
  return { ...content, id: toastId(content), timeout, timestamp, isDuplicate: false, raises: 1 };
}

/** The identity of a toast: toasts with equal identifying fields are duplicates. */
export function toastId({ type, message, dismissable, actionText, icon }: ToastContent): string {
  return [type, message, dismissable ?? false, actionText ?? '', icon ?? ''].join('|');
}
