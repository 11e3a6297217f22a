import { describe, expect, it } from 'vitest';
import type { FormSubmission, Note } from '../../machines/formSubmissions/context.ts';
import { formSubmissionsMachine } from '../../machines/formSubmissions/machine.ts';
import { accepted, rejected } from '../support/model.ts';
import { walk } from '../support/walk.ts';

const note: Note = { name: 'Ada', email: 'ada@example.com', phone: '', message: 'Hello' };
const send = (formSubmission: FormSubmission) =>
  ({ type: 'formSubmissions.send', formSubmission }) as never;

describe('Model walk of every state and transition', () => {
  it('covers the form submissions machine', async () => {
    expect(
      await walk(formSubmissionsMachine, {
        events: [
          send({ kind: 'contact', note }),
          send({ kind: 'subscribe', isSubscribed: true }),
          send({ kind: 'forgetCard', hash: 'h' }),
          send({ kind: 'closeAccount', note }),
          send({
            kind: 'giftMessage',
            cartId: 'c',
            itemUid: 'u',
            quantity: 1,
            gift: { to: 'Ada', from: 'Bo', message: 'With love' },
          }),
          send({
            kind: 'estimate',
            cartId: 'c',
            place: { country_id: 'HK', region_code: '', postcode: '' },
          }),
          { type: 'formSubmissions.clear', kind: 'closeAccount' } as never,
          accepted('sendNote'),
          rejected('sendNote'),
          rejected('sendNote', Object.assign(new Error('No.'), { reason: 'refused' })),
          accepted('offerMethods', []),
          accepted('offerMethods', [{ carrier_code: 'flat', amount: { value: 1 } }]),
          rejected('offerMethods'),
          rejected('offerMethods', Object.assign(new Error('No.'), { reason: 'invalidCart' })),
          accepted('submitForm'),
          rejected('submitForm'),
          rejected('submitForm', Object.assign(new Error('No.'), { reason: 'invalidCart' })),
        ],
        facets: ({ formSubmission, sentClosingNote }) => [
          formSubmission?.kind,
          sentClosingNote !== null,
        ],
      }),
    ).toMatchObject({ states: 4, transitions: 20, missedStates: [], missed: [] });
  });
});
