import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { unhandledErrorsMachine } from '../../machines/errors/machine.ts';
import { walk } from '../support/walk.ts';

const caught = (id: string, isFatal = false) =>
  ({ type: 'error.caught', id, location: '/a.js:1:2', at: 1, isFatal }) as const;

describe('Model walk of every state and transition', () => {
  it('covers the machine of unhandled errors', async () => {
    expect(
      await walk(unhandledErrorsMachine, {
        events: [
          caught('a'),
          caught('b', true),
          { type: 'error.handled', id: 'a' } as never,
          { type: 'error.handled', id: 'b' } as never,
        ],
        facets: ({ errors }) => errors.map(({ id, isHandled }) => [id, isHandled]),
      }),
    ).toMatchObject({ states: 1, transitions: 3, missedStates: [], missed: [] });
  });
});

describe('Unhandled error', () => {
  it('is recorded with its id and location and shown, and is handled once dismissed', () => {
    const { unhandled, done } = recorder();
    unhandled.send(caught('a'));
    expect(done).toEqual(['show a /a.js:1:2']);
    expect(unhandled.getSnapshot().context.errors).toEqual([
      { id: 'a', location: '/a.js:1:2', at: 1, isFatal: false, isHandled: false },
    ]);
    unhandled.send({ type: 'error.handled', id: 'a' });
    expect(unhandled.getSnapshot().context.errors).toMatchObject([{ id: 'a', isHandled: true }]);
    expect(done).toHaveLength(1);
  });

  it('is shown again and recorded once when it recurs', () => {
    const { unhandled, done } = recorder();
    unhandled.send(caught('a'));
    unhandled.send({ type: 'error.handled', id: 'a' });
    unhandled.send(caught('a'));
    expect(done).toHaveLength(2);
    expect(unhandled.getSnapshot().context.errors).toMatchObject([{ id: 'a', isHandled: false }]);
  });

  it('reloads the page when dismissed if it broke rendering', () => {
    const { unhandled, done } = recorder();
    unhandled.send(caught('a', true));
    unhandled.send({ type: 'error.handled', id: 'a' });
    expect(done).toEqual(['show a /a.js:1:2', 'reload']);
    expect(unhandled.getSnapshot().context.errors).toMatchObject([{ id: 'a', isHandled: true }]);
  });

  it('is forgotten when twenty more recent ones are recorded', () => {
    const { unhandled } = recorder();
    for (let n = 0; n < 25; n++) unhandled.send(caught(String(n)));
    const { errors } = unhandled.getSnapshot().context;
    expect([errors.length, errors[0]?.id]).toEqual([20, '5']);
  });
});

function recorder() {
  const done: string[] = [];
  const machine = unhandledErrorsMachine.provide({
    actions: {
      showError: (_, { id, location }) => void done.push(`show ${id} ${location}`),
      reloadPage: () => void done.push('reload'),
    },
  });
  return { unhandled: createActor(machine).start(), done };
}
