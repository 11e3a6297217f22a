import { describe, expect, it } from 'vitest';
import { suggestionsMachine } from '../../machines/search/machine.ts';
import { done, failed } from '../support/model.ts';
import { standAlone } from '../support/standAlone.ts';

const typeEvent = (term: string, isLongEnough = true) => ({
  type: 'suggestions.typed',
  term,
  isLongEnough,
});
const [NEXT, PREVIOUS] = [{ type: 'suggestions.next' }, { type: 'suggestions.previous' }];
const ROSE = {
  term: 'rose',
  total: 1,
  products: [{ uid: '1', name: 'First Light', path: '/a', image: null, price: {} }],
  categories: [{ uid: 'NA==', name: 'Bouquets', count: 1 }],
};

/** The suggestions for "rose" are shown. */
function suggestionsForRose() {
  const suggestions = standAlone(suggestionsMachine);
  suggestions.send(typeEvent('rose'));
  suggestions.pass(250);
  suggestions.send(done('findSuggestions', ROSE));
  suggestions.calls();
  return suggestions;
}

describe('Suggestions', () => {
  it('are not requested before something is typed', () => {
    const suggestions = standAlone(suggestionsMachine);
    suggestions.pass(5_000);
    expect(suggestions.calls()).toEqual([]);
  });

  it('are shown when they arrive', () => {
    const suggestions = suggestionsForRose();
    expect(suggestions.is('shown')).toBe(true);
    expect(suggestions.context().found).toEqual(ROSE);
  });

  it('are forgotten when the field is left', () => {
    const suggestions = suggestionsForRose();
    suggestions.send({ type: 'suggestions.left' });
    expect(suggestions.is('shown')).toBe(false);
    expect(suggestions.context()).toMatchObject({ term: '', found: null, active: null });
  });

  it('are forgotten when the term becomes too short', () => {
    const suggestions = suggestionsForRose();
    suggestions.send(typeEvent('ro', false));
    expect(suggestions.is('shown')).toBe(false);
    expect(suggestions.context()).toMatchObject({ term: '', found: null });
  });

  it('are not delayed when only white space is typed', () => {
    const suggestions = standAlone(suggestionsMachine);
    suggestions.send(typeEvent('rose'));
    suggestions.pass(200);
    suggestions.send(typeEvent('rose'));
    suggestions.pass(50);
    expect(suggestions.calls()).toEqual(['call findSuggestions']);
    expect(suggestions.inputOf('findSuggestions')).toEqual({ term: 'rose' });
  });

  it('keep the selected option when only white space is typed', () => {
    const suggestions = suggestionsForRose();
    suggestions.send(NEXT, typeEvent('rose'));
    expect(suggestions.context().active).toBe(0);
  });

  it('are shown again without a request when the shown term is typed again', () => {
    const suggestions = suggestionsForRose();
    suggestions.send(NEXT, typeEvent('roses'), typeEvent('rose'));
    expect(suggestions.is('shown')).toBe(true);
    expect(suggestions.context()).toMatchObject({ term: 'rose', active: null });
    suggestions.pass(5_000);
    expect(suggestions.calls()).toEqual([]);
  });

  it('select nothing by keys while there are none', () => {
    for (const key of [NEXT, PREVIOUS]) {
      const suggestions = standAlone(suggestionsMachine);
      suggestions.send(key);
      expect(suggestions.context().active).toBeNull();
    }
  });

  it('are replaced by the reason when they cannot be loaded', () => {
    const suggestions = suggestionsForRose();
    suggestions.send(typeEvent('roses'));
    suggestions.pass(250);
    suggestions.send(failed('findSuggestions', new Error('lost')));
    expect(suggestions.is('failed')).toBe(true);
    expect(suggestions.context()).toMatchObject({
      found: null,
      failure: { reason: 'unreachable' },
    });
  });
});
