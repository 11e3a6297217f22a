import { useEffect } from 'react';
import type { SuggestionsEvent } from '../../machines/search/machine.ts';
import { mailTo } from '../../machines/system.ts';
import { actorOf, useActorPart, useApp } from './AppActor.ts';

/** Suggestions for the typed search term. The actor is loaded with the first letters. */
export function useSuggestions(term: string, isLongEnough: boolean) {
  const app = useApp();

  useEffect(() => {
    app.send(mailTo('suggestions', { type: 'suggestions.typed', term, isLongEnough }));
  }, [app, term, isLongEnough]);
  useEffect(() => () => actorOf(app, 'suggestions')?.send({ type: 'suggestions.left' }), [app]);

  return {
    found: useActorPart('suggestions', ({ context }) => context.found, null),
    active: useActorPart('suggestions', ({ context }) => context.active, null),
    hasFailed: useActorPart('suggestions', ({ context }) => context.failure !== null, false),
    isPending: useActorPart('suggestions', (snapshot) => snapshot.hasTag('pending'), true),
    send: (event: SuggestionsEvent) => actorOf(app, 'suggestions')?.send(event),
  };
}
