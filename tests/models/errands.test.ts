import { describe, expect, it } from 'vitest';
import { type Errand, errandsMachine, type Note } from '../../machines/formSubmissions/machine.ts';
import { done, failed } from '../support/model.ts';
import { walk } from '../support/walk.ts';

const note: Note = { name: 'Ada', email: 'ada@example.com', phone: '', message: 'Hello' };
const send = (errand: Errand) => ({ type: 'errands.send', errand }) as never;

describe('every state and transition of', () => {
  it('the errands', async () => {
    expect(
      await walk(errandsMachine, {
        events: [
          send({ kind: 'contact', note }),
          send({ kind: 'subscribe', isSubscribed: true }),
          send({ kind: 'forgetCard', hash: 'h' }),
          send({ kind: 'closeAccount', note }),
          { type: 'errands.clear', kind: 'closeAccount' } as never,
          done('sendNote'),
          failed('sendNote'),
          failed('sendNote', { reason: 'refused', message: 'No.' }),
          done('runErrand'),
          failed('runErrand'),
        ],
        facets: ({ errand, hasSaidWhy }) => [errand?.kind, hasSaidWhy],
      }),
    ).toMatchObject({ states: 3, transitions: 10, missedStates: [], missed: [] });
  });
});
