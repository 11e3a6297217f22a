import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, toPromise } from 'xstate';
import { submission, submissionMachine } from '../../machines/submission.ts';
import { done, failed } from '../support/model.ts';
import { walk } from '../support/walk.ts';

const refused = Object.assign(new Error('Wrong password.'), { reason: 'refused' });
const submit = (respond: () => Promise<number>) =>
  createActor(submission(fromPromise<number, { password: string }>(respond)), {
    input: { password: 'Peony123!' },
  });

describe('Submission', () => {
  it('takes every transition on some walk', async () => {
    expect(
      await walk(submissionMachine, { events: [done('submit', 1), failed('submit')], input: {} }),
    ).toMatchObject({ states: 3, transitions: 2, missedStates: [], missed: [] });
  });

  it('is accepted with the response', async () => {
    const actor = submit(async () => 42);
    const outcome = toPromise(actor);
    actor.start();
    expect(await outcome).toEqual({ status: 'accepted', response: 42 });
  });

  it('is rejected with the failure, and its machine does not fail', async () => {
    const actor = submit(() => Promise.reject(refused));
    const outcome = toPromise(actor);
    actor.start();
    expect(await outcome).toEqual({
      status: 'rejected',
      failure: { reason: 'refused', message: 'Wrong password.' },
    });
  });

  it('keeps no submitted value after the response', async () => {
    for (const respond of [async () => 42, () => Promise.reject(refused)]) {
      const actor = submit(respond);
      const outcome = toPromise(actor);
      actor.start();
      expect(JSON.stringify(actor.getSnapshot())).toContain('Peony123!');
      await outcome;
      expect(JSON.stringify(actor.getSnapshot())).not.toContain('Peony123!');
    }
  });
});
