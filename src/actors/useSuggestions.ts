import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { SuggestionsEvent } from '../../machines/search/machine.ts';
import { suggestionsOf, useApp } from './AppActor.ts';

/** What is suggested for what is being typed; the machine joins with the first letters. */
export function useSuggestions(term: string, isLongEnough: boolean) {
  const app = useApp();
  useSelector(app, ({ context }) => context.joined);
  const actor = suggestionsOf(app);
  const context = useSelector(actor, (snapshot) => snapshot?.context);
  const isAsking = useSelector(actor, (snapshot) => snapshot?.hasTag('asking') ?? true);

  useEffect(() => {
    const event: SuggestionsEvent = { type: 'suggestions.typed', term, isLongEnough };
    app.send({ type: 'suggestions.wanted', event });
  }, [app, term, isLongEnough]);
  useEffect(() => () => suggestionsOf(app)?.send({ type: 'suggestions.left' }), [app]);

  return {
    found: context?.found ?? null,
    active: context?.active ?? null,
    hasFailed: Boolean(context?.failure),
    isAsking,
    send: (event: SuggestionsEvent) => actor?.send(event),
  };
}
