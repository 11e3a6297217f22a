import { fromPromise } from 'xstate';
import { type Suggestions, suggestionsMachine } from '../../../../machines/search/machine.ts';
import { findSuggestions } from '../../../adapters/graphql/operations/suggestions.ts';
import type { Services } from '../services.ts';

/** Wires the suggestions machine to the platform's search. */
export const wireSuggestions = ({ commerce }: Pick<Services, 'commerce'>) =>
  suggestionsMachine.provide({
    actors: {
      findSuggestions: fromPromise<Suggestions, { term: string }>(({ input: { term } }) =>
        findSuggestions(commerce.client(), term),
      ),
    },
  });
