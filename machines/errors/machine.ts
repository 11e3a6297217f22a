import { assign, setup } from 'xstate';
import { effect } from '../port.ts';

declare module '../system.ts' {
  interface ActorEvents {
    unhandledErrors: UnhandledEvent;
  }
  interface LazyActors {
    unhandledErrors: typeof unhandledErrorsMachine;
  }
}

/** An unexpected error. */
interface UnhandledError {
  /** Equal for equal errors at the same place. */
  id: string;
  /** File, line and column, if the browser knows them. */
  location: string;
  /** Epoch ms. */
  at: number;
  isHandled: boolean;
  /**
   * Whether the error kept the page from rendering: the page is masked, and dismissing the toast
   * reloads it.
   */
  isFatal: boolean;
}

type UnhandledEvent =
  | ({ type: 'error.caught' } & Omit<UnhandledError, 'isHandled'>)
  | { type: 'error.handled'; id: string };

/** The maximum number of recorded errors. */
const MAX_ERRORS = 20;

/**
 * Records unhandled errors. Each one shows a toast with its id and location until the shopper
 * dismisses it. A repeated error shows the toast again, never twice at once.
 */
export const unhandledErrorsMachine = setup({
  types: { context: {} as { errors: UnhandledError[] }, events: {} as UnhandledEvent },
  actions: {
    record: assign(({ context: { errors } }, error: UnhandledError) => ({
      errors: [...errors.filter(({ id }) => id !== error.id), error].slice(-MAX_ERRORS),
    })),
    markHandled: assign(({ context }, { id }: { id: string }) => ({
      errors: context.errors.map((error) =>
        error.id === id ? { ...error, isHandled: true } : error,
      ),
    })),
    showError: effect<UnhandledError>('showError'),
    reloadPage: effect('reloadPage'),
  },
  guards: {
    isFatal: ({ context }, { id }: { id: string }) =>
      context.errors.some((error) => error.id === id && error.isFatal),
  },
}).createMachine({
  id: 'unhandledErrors',
  context: { errors: [] },
  initial: 'listening',
  states: {
    listening: {
      on: {
        'error.caught': {
          actions: [
            { type: 'record', params: ({ event }) => recordOf(event) },
            { type: 'showError', params: ({ event }) => recordOf(event) },
          ],
        },
        'error.handled': [
          {
            guard: { type: 'isFatal', params: ({ event }) => event },
            actions: [{ type: 'markHandled', params: ({ event }) => event }, 'reloadPage'],
          },
          { actions: { type: 'markHandled', params: ({ event }) => event } },
        ],
      },
    },
  },
});

const recordOf = ({
  id,
  location,
  at,
  isFatal,
}: Omit<UnhandledError, 'isHandled'>): UnhandledError => ({
  id,
  location,
  at,
  isFatal,
  isHandled: false,
});
