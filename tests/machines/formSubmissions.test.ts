import { describe, expect, it } from 'vitest';
import { formSubmissionsMachine } from '../../machines/formSubmissions/machine.ts';
import { accepted, rejected } from '../support/model.ts';
import { standAlone } from '../support/standAlone.ts';

const NOTE = { name: 'Ada', email: 'ada@example.com', phone: '', message: 'Hello' };
const CONTACT = { kind: 'contact', note: NOTE };
const CLOSE = { kind: 'closeAccount', note: NOTE };
const REFUSED = Object.assign(new Error('No.'), { reason: 'refused' });
const send = (formSubmission: object) => ({ type: 'formSubmissions.send', formSubmission });

/** These forms have been submitted. */
function formsAfterSubmit(...formSubmissions: object[]) {
  const forms = standAlone(formSubmissionsMachine);
  forms.send(...formSubmissions.map(send));
  return forms;
}

describe('Form submissions', () => {
  it('start idle and wait for a form', () => {
    const forms = formsAfterSubmit();
    expect(forms.calls()).toEqual([]);
    expect(forms.is('busy')).toBe(false);
  });

  it('send one form at a time, and keep what was accepted', () => {
    const forms = formsAfterSubmit(CONTACT, CONTACT);
    expect(forms.calls()).toEqual(['call submitForm']);
    expect(forms.inputOf('submitForm')).toEqual({ formSubmission: CONTACT });
    forms.send(accepted('submitForm'));
    expect(forms.calls()).toEqual([]);
    expect(forms.context()).toMatchObject({ done: { contact: CONTACT }, formSubmission: null });
    expect(forms.is('busy')).toBe(false);
  });

  it('keep the reason for a rejection until the form is opened or sent again', () => {
    const forms = formsAfterSubmit(CONTACT);
    forms.send(rejected('submitForm', REFUSED));
    expect(forms.context().failures).toMatchObject({ contact: { reason: 'refused' } });
    expect(forms.is('busy')).toBe(false);
    forms.send({ type: 'formSubmissions.clear', kind: 'contact' });
    expect(forms.context().failures).toEqual({});
    forms.send(send(CONTACT), rejected('submitForm', REFUSED), send(CONTACT));
    expect(forms.context().failures).toEqual({});
  });

  it('request the customer after a newsletter choice', () => {
    const forms = formsAfterSubmit({ kind: 'subscribe', isSubscribed: true });
    forms.calls();
    forms.send(accepted('submitForm'));
    expect(forms.calls()).toEqual(['session ← session.readDetails']);
    expect(forms.context().done).toHaveProperty('subscribe');
    expect(forms.is('busy')).toBe(false);
  });

  it('request the cart after a card message', () => {
    const forms = formsAfterSubmit({ kind: 'giftMessage' });
    forms.calls();
    forms.send(accepted('submitForm'));
    expect(forms.calls()).toEqual(['cart ← cart.read']);
    expect(forms.context().done).toHaveProperty('giftMessage');
    expect(forms.is('busy')).toBe(false);
  });

  it('request the cart again when the platform no longer accepts the cart', () => {
    const forms = formsAfterSubmit({ kind: 'giftMessage' });
    forms.calls();
    const invalid = Object.assign(new Error('No cart.'), { reason: 'invalidCart' });
    forms.send(rejected('submitForm', invalid));
    expect(forms.calls()).toEqual(['cart ← cart.read']);
    expect(forms.context().failures).toMatchObject({ giftMessage: { reason: 'invalidCart' } });
    expect(forms.is('busy')).toBe(false);
  });

  it('keep the hashes of deleted cards', () => {
    const forms = formsAfterSubmit({ kind: 'forgetCard', hash: 'h' });
    forms.send(accepted('submitForm'));
    expect(forms.calls()).toEqual(['call submitForm']);
    expect(forms.context().deletedCardHashes).toEqual(['h']);
  });

  it('refetch the saved cards after a deletion that failed: it may have taken effect', () => {
    const forms = formsAfterSubmit({ kind: 'forgetCard', hash: 'h' });
    forms.calls();
    forms.send(rejected('submitForm', REFUSED));
    expect(forms.calls()).toEqual(['refetchSavedCards']);
    expect(forms.context()).toMatchObject({
      failures: { forgetCard: { reason: 'refused' } },
      deletedCardHashes: [],
    });
    expect(forms.is('busy')).toBe(false);
    forms.send(send(CONTACT), rejected('submitForm', REFUSED));
    expect(forms.calls()).toEqual(['call submitForm']);
  });
});

describe('Shipping estimate', () => {
  const ESTIMATE = {
    kind: 'estimate',
    cartId: 'c',
    place: { country_id: 'HK', region_code: '', postcode: '' },
  };
  const methodOf = (value: number, pickup?: object) => ({
    carrier_code: `for ${value}`,
    amount: { value, currency: 'USD' },
    ...(pickup ? { pickup } : {}),
  });
  const CART_IS_READ = ['cart ← cart.read'];
  const expectFailure = (forms: ReturnType<typeof formsAfterSubmit>, reason: string) => {
    expect(forms.context().failures).toMatchObject({ estimate: { reason } });
    expect(forms.is('busy')).toBe(false);
  };

  it('sets the cheapest delivery, then reads the cart', () => {
    const forms = formsAfterSubmit(ESTIMATE);
    expect(forms.calls()).toEqual(['call offerMethods']);
    expect(forms.inputOf('offerMethods')).toEqual({ estimate: ESTIMATE });
    forms.send(accepted('offerMethods', [methodOf(9), methodOf(5), methodOf(0, { code: 'shop' })]));
    expect(forms.calls()).toEqual(['call submitForm']);
    expect(forms.inputOf('submitForm')).toEqual({
      formSubmission: { ...ESTIMATE, method: methodOf(5) },
    });
    forms.send(accepted('submitForm'));
    expect(forms.calls()).toEqual(CART_IS_READ);
    expect(forms.context().done).toHaveProperty('estimate');
    expect(forms.is('busy')).toBe(false);
  });

  it('reports a place to which nothing is delivered, and reads the cart with that place', () => {
    const forms = formsAfterSubmit(ESTIMATE);
    forms.calls();
    forms.send(accepted('offerMethods', []));
    expect(forms.calls()).toEqual(CART_IS_READ);
    expectFailure(forms, 'notDelivered');
  });

  it('reads the cart when the platform no longer accepts the cart', () => {
    const forms = formsAfterSubmit(ESTIMATE);
    forms.calls();
    const invalid = Object.assign(new Error('No cart.'), { reason: 'invalidCart' });
    forms.send(rejected('offerMethods', invalid));
    expect(forms.calls()).toEqual(CART_IS_READ);
    expectFailure(forms, 'invalidCart');
  });

  it('reads the cart when only the place could be set', () => {
    const forms = formsAfterSubmit(ESTIMATE);
    forms.send(accepted('offerMethods', [methodOf(5)]));
    forms.calls();
    forms.send(rejected('submitForm', REFUSED));
    expect(forms.calls()).toEqual(CART_IS_READ);
    expectFailure(forms, 'refused');
  });

  it('sets nothing when the platform rejects the place', () => {
    const forms = formsAfterSubmit(ESTIMATE);
    forms.calls();
    forms.send(rejected('offerMethods', REFUSED));
    expect(forms.calls()).toEqual([]);
    expectFailure(forms, 'refused');
  });
});

describe('Account closing form', () => {
  it('sends the note first, then ends the session and drops the draft', () => {
    const forms = formsAfterSubmit(CLOSE);
    expect(forms.calls()).toEqual(['call sendNote']);
    expect(forms.inputOf('sendNote')).toEqual({ note: NOTE });
    forms.send(accepted('sendNote'));
    expect(forms.calls()).toEqual(['call submitForm']);
    expect(forms.context().formSubmission).toEqual(CLOSE);
    forms.send(accepted('submitForm'));
    expect(forms.calls()).toEqual(['clearFormDraft', 'session ← session.end']);
    expect(forms.context().done).toHaveProperty('closeAccount');
    expect(forms.is('busy')).toBe(false);
  });

  it('keeps the session when the platform refuses', () => {
    const forms = formsAfterSubmit({ kind: 'closeAccount', note: null });
    expect(forms.calls()).toEqual(['call submitForm']);
    forms.send(rejected('submitForm', REFUSED));
    expect(forms.calls()).toEqual([]);
  });

  it('does not send the same note again in a second attempt, even if the form was left', () => {
    const forms = formsAfterSubmit(CLOSE);
    forms.send(accepted('sendNote'), rejected('submitForm'));
    forms.calls();
    forms.send(send(CLOSE));
    expect(forms.calls()).toEqual(['call submitForm']);
    forms.send(rejected('submitForm'), { type: 'formSubmissions.clear', kind: 'closeAccount' });
    forms.send(send(CLOSE));
    expect(forms.calls()).toEqual(['call submitForm']);
  });

  it('sends a changed note with the next attempt', () => {
    const forms = formsAfterSubmit(CLOSE);
    forms.send(accepted('sendNote'), rejected('submitForm'));
    forms.calls();
    forms.send(send({ ...CLOSE, note: { ...NOTE, message: 'Goodbye' } }));
    expect(forms.calls()).toEqual(['call sendNote']);
  });

  it('continues when the platform refuses the note, and sends the note with the next attempt', () => {
    const forms = formsAfterSubmit(CLOSE);
    forms.send(rejected('sendNote', REFUSED));
    expect(forms.calls()).toEqual(['call sendNote', 'call submitForm']);
    forms.send(rejected('submitForm'), send(CLOSE));
    expect(forms.calls()).toEqual(['call sendNote']);
  });

  it('stops when the note gets no response, and does not send the note again', () => {
    const forms = formsAfterSubmit(CLOSE);
    forms.send(rejected('sendNote'));
    expect(forms.calls()).toEqual(['call sendNote']);
    expect(forms.context().failures).toMatchObject({ closeAccount: { reason: 'unreachable' } });
    expect(forms.is('busy')).toBe(false);
    forms.send({ type: 'formSubmissions.clear', kind: 'closeAccount' }, send(CLOSE));
    expect(forms.calls()).toEqual(['call submitForm']);
  });

  it('sends a note with the next attempt that was not sent because the browser was offline', () => {
    const forms = formsAfterSubmit(CLOSE);
    forms.send(rejected('sendNote', Object.assign(new Error('Offline'), { reason: 'absent' })));
    expect(forms.context().failures).toMatchObject({ closeAccount: { reason: 'absent' } });
    forms.calls();
    forms.send(send(CLOSE));
    expect(forms.calls()).toEqual(['call sendNote']);
  });
});
