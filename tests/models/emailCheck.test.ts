import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { emailCheckMachine } from '../../machines/emailCheck/machine.ts';
import { done, elapsed, failed } from '../support/model.ts';
import { walk } from '../support/walk.ts';

const typeEvent = (email: string, isComplete = true) =>
  ({ type: 'emailCheck.typed', email, isComplete }) as const;

/** The machine on a platform with this response, and the addresses that it asked about. */
function startEmailCheck(respond: (email: string) => Promise<boolean>) {
  const clock = new SimulatedClock();
  const checkedEmails: string[] = [];
  const actor = createActor(
    emailCheckMachine.provide({
      actors: {
        hasAccount: fromPromise<boolean, { email: string }>(({ input: { email } }) => {
          checkedEmails.push(email);
          return respond(email);
        }),
      },
    }),
    { clock },
  ).start();
  const waitUntilSettled = () =>
    expect.poll(() => actor.getSnapshot().matches('checking')).toBe(false);
  return {
    actor,
    clock,
    checkedEmails,
    waitUntilSettled,
    isKnown: () => actor.getSnapshot().hasTag('hasAccount'),
  };
}

describe('Email check', () => {
  it('is covered by a walk over every state and transition', async () => {
    expect(
      await walk(emailCheckMachine, {
        events: [
          typeEvent('ada@example.com') as never,
          typeEvent('bo@example.com') as never,
          typeEvent('ada@', false) as never,
          elapsed('debounce', 'emailCheck.debouncing'),
          done('hasAccount', true),
          done('hasAccount', false),
          failed('hasAccount'),
        ],
        facets: ({ email, checked }) => ({ email, checked }),
      }),
    ).toMatchObject({ states: 7, transitions: 9, missedStates: [], missed: [] });
  });

  it('sends one request for an address, when the typing pauses', async () => {
    const { actor, clock, checkedEmails, waitUntilSettled, isKnown } = startEmailCheck(
      async () => true,
    );
    for (const email of ['ada@example.c', 'ada@example.co', 'ada@example.com']) {
      actor.send(typeEvent(email));
      clock.increment(500);
    }
    expect(checkedEmails).toEqual([]);
    clock.increment(100);
    await waitUntilSettled();
    actor.send(typeEvent('ada@example.com'));
    actor.send(typeEvent('ada@example', false));
    expect(isKnown()).toBe(false);
    actor.send(typeEvent('ada@example.com'));
    clock.increment(5_000);
    expect(checkedEmails).toEqual(['ada@example.com']);
    expect(isKnown()).toBe(true);
  });

  it('reports no account when the platform refuses or the address is free', async () => {
    const { actor, clock, waitUntilSettled, isKnown } = startEmailCheck(async (email) => {
      if (email.startsWith('no')) throw new Error('refused');
      return false;
    });
    for (const email of ['no@example.com', 'free@example.com']) {
      actor.send(typeEvent(email));
      clock.increment(600);
      await waitUntilSettled();
      expect(isKnown()).toBe(false);
    }
  });
});
