import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { type Suggestions, suggestionsMachine } from '../../machines/search/machine.ts';
import { done, elapsed, failed } from '../support/model.ts';
import { walk } from '../support/walk.ts';

const rose: Suggestions = {
  term: 'rose',
  total: 14,
  products: [
    {
      uid: '1',
      name: 'First Light',
      path: '/a',
      image: null,
      price: { value: 1, currency: 'USD' },
    },
    {
      uid: '2',
      name: 'Madder Hour',
      path: '/b',
      image: null,
      price: { value: 1, currency: 'USD' },
    },
  ],
  categories: [{ uid: 'NA==', name: 'Bouquets', count: 9 }],
};

const typeEvent = (term: string, isLongEnough = true) =>
  ({ type: 'suggestions.typed', term, isLongEnough }) as const;

describe('Model walk of every state and transition', () => {
  it('covers the suggestions machine', async () => {
    expect(
      await walk(suggestionsMachine, {
        events: [
          typeEvent('rose') as never,
          typeEvent('ros') as never,
          typeEvent('ro', false) as never,
          { type: 'suggestions.next' },
          { type: 'suggestions.previous' },
          { type: 'suggestions.left' },
          elapsed('debounce', 'suggestions.debouncing'),
          done('findSuggestions', rose),
          failed('findSuggestions'),
        ],
        facets: ({ term, active, found }) => ({ term, active, found: found?.term }),
      }),
    ).toMatchObject({ states: 5, transitions: 10, missedStates: [], missed: [] });
  });
});

describe('Suggestions', () => {
  it('are requested once the typing pauses, not for each letter', async () => {
    const { actor, clock, terms } = startSuggestions();
    for (const term of ['ros', 'rose', 'roses']) {
      actor.send(typeEvent(term));
      clock.increment(200);
    }
    expect(terms).toEqual([]);
    clock.increment(50);
    expect(terms).toEqual(['roses']);
  });

  it('are not requested for a term that is too short', () => {
    const { actor, clock, terms } = startSuggestions();
    actor.send(typeEvent('ro', false));
    clock.increment(5_000);
    expect(terms).toEqual([]);
  });

  it('ignore a response that arrives after a newer one', async () => {
    const { actor, clock, respond } = startSuggestions();
    actor.send(typeEvent('rose'));
    clock.increment(250);
    actor.send(typeEvent('tulip'));
    clock.increment(250);
    await respond('tulip');
    await respond('rose');
    expect(actor.getSnapshot().context.found?.term).toBe('tulip');
  });

  it('stay on screen while the suggestions for the next term are in flight', async () => {
    const { actor, clock, respond } = startSuggestions();
    actor.send(typeEvent('rose'));
    clock.increment(250);
    await respond('rose');
    actor.send(typeEvent('roses'));
    expect(actor.getSnapshot().context.found?.term).toBe('rose');
    expect(actor.getSnapshot().hasTag('pending')).toBe(true);
  });

  it('are selected in turn by the arrow keys, which then return to the field', async () => {
    const { actor, clock, respond } = startSuggestions();
    actor.send(typeEvent('rose'));
    clock.increment(250);
    await respond('rose');
    const move = (type: 'suggestions.next' | 'suggestions.previous') => {
      actor.send({ type });
      return actor.getSnapshot().context.active;
    };
    expect([0, 1, 2, 3, 4].map(() => move('suggestions.next'))).toEqual([0, 1, 2, 3, null]);
    expect([0, 1, 2, 3, 4].map(() => move('suggestions.previous'))).toEqual([3, 2, 1, 0, null]);
  });
});

function startSuggestions() {
  const terms: string[] = [];
  const waiting = new Map<string, () => void>();
  const clock = new SimulatedClock();
  const actor = createActor(
    suggestionsMachine.provide({
      actors: {
        findSuggestions: fromPromise<Suggestions, { term: string }>(({ input: { term } }) => {
          terms.push(term);
          return new Promise((resolve) => waiting.set(term, () => resolve({ ...rose, term })));
        }),
      },
    }),
    { clock },
  ).start();
  return {
    actor,
    clock,
    terms,
    respond: async (term: string) => {
      waiting.get(term)?.();
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}
