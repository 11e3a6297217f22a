import { assign, setup } from 'xstate';
import { type Failure, failureOf } from '../failure.ts';
import { port } from '../port.ts';

declare module '../system.ts' {
  interface ActorEvents {
    suggestions: SuggestionsEvent;
  }
  interface LazyActors {
    suggestions: typeof suggestionsMachine;
  }
}

/** A product among the search suggestions. */
export interface SuggestedProduct {
  uid: string;
  name: string;
  path: string;
  image: string | null;
  price: { value: number | null; currency: string | null };
}

/** The suggestions for a term: its first products, and the categories with most matches. */
export interface Suggestions {
  term: string;
  total: number;
  products: SuggestedProduct[];
  categories: { uid: string; name: string; count: number }[];
}

export type SuggestionsEvent =
  | { type: 'suggestions.typed'; term: string; isLongEnough: boolean }
  | { type: 'suggestions.next' }
  | { type: 'suggestions.previous' }
  | { type: 'suggestions.left' };

interface SuggestionsContext {
  /** The typed term. */
  term: string;
  isLongEnough: boolean;
  /**
   * The shown suggestions; those of an earlier term while the request for this one is in flight.
   */
  found: Suggestions | null;
  /** The index of the option selected by keys; null means that Enter searches for the term. */
  active: number | null;
  failure: Failure | null;
}

const NOTHING: SuggestionsContext = {
  term: '',
  isLongEnough: false,
  found: null,
  active: null,
  failure: null,
};

/** The number of options: the products, the categories and, if there are any, "all results". */
const optionsIn = (found: Suggestions | null): number =>
  found && found.total > 0 ? found.products.length + found.categories.length + 1 : 0;

/**
 * The suggestions of the search field. The platform is asked when the typing pauses, and only the
 * response to the last typed term is used, so that none shows out of order.
 */
export const suggestionsMachine = setup({
  types: { context: {} as SuggestionsContext, events: {} as SuggestionsEvent },
  actors: { findSuggestions: port<Suggestions, { term: string }>('findSuggestions') },
  actions: {
    forget: assign(NOTHING),
    setTerm: assign((_, { term, isLongEnough }: { term: string; isLongEnough: boolean }) => ({
      term,
      isLongEnough,
      active: null,
      failure: null,
    })),
    setFound: assign((_, { found }: { found: Suggestions }) => ({ found, active: null })),
    setFailure: assign((_, { failure }: { failure: Failure }) => ({ failure, found: null })),
    goNext: assign(({ context: { active, found } }) => ({
      active: active === null ? 0 : active + 1 < optionsIn(found) ? active + 1 : null,
    })),
    goBack: assign(({ context: { active, found } }) => ({
      active: active === null ? optionsIn(found) - 1 : active > 0 ? active - 1 : null,
    })),
  },
  guards: {
    isTooShort: (_, { isLongEnough }: { isLongEnough: boolean }) => !isLongEnough,
    isSameTerm: ({ context }, { term }: { term: string }) => context.term === term,
    hasResults: ({ context }, { term }: { term: string }) => context.found?.term === term,
    hasOptions: ({ context }) => optionsIn(context.found) > 0,
  },
  delays: { debounce: 250 },
}).createMachine({
  id: 'suggestions',
  context: NOTHING,
  initial: 'idle',
  on: {
    'suggestions.left': { target: '.idle', actions: 'forget' },
    'suggestions.typed': [
      {
        guard: { type: 'isTooShort', params: ({ event }) => event },
        target: '.idle',
        actions: 'forget',
      },
      // The term differs only in white space.
      { guard: { type: 'isSameTerm', params: ({ event }) => event } },
      {
        guard: { type: 'hasResults', params: ({ event }) => event },
        target: '.shown',
        actions: { type: 'setTerm', params: ({ event }) => event },
      },
      { target: '.debouncing', actions: { type: 'setTerm', params: ({ event }) => event } },
    ],
    'suggestions.next': { guard: 'hasOptions', actions: 'goNext' },
    'suggestions.previous': { guard: 'hasOptions', actions: 'goBack' },
  },
  states: {
    idle: {},
    debouncing: { tags: 'pending', after: { debounce: 'searching' } },
    searching: {
      tags: 'pending',
      invoke: {
        id: 'findSuggestions',
        src: 'findSuggestions',
        input: ({ context }) => ({ term: context.term }),
        onDone: {
          target: 'shown',
          actions: { type: 'setFound', params: ({ event }) => ({ found: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: {
            type: 'setFailure',
            params: ({ event }) => ({ failure: failureOf(event.error) }),
          },
        },
      },
    },
    shown: { tags: 'shown' },
    failed: { tags: 'failed' },
  },
});
