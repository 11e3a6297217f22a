import { fromPromise } from 'xstate';
import { type Suggestions, suggestionsMachine } from '../../../machines/search/machine.ts';
import { findSuggestions } from '../../adapters/graphql/operations/suggestions.ts';
import type { World } from './world.ts';

/** The suggestions' port: the platform's search. */
export const wireSuggestions = ({ client }: Pick<World, 'client'>) =>
  suggestionsMachine.provide({
    actors: {
      findSuggestions: fromPromise<Suggestions, { term: string }>(({ input: { term } }) =>
        findSuggestions(client(), term),
      ),
    },
  });
