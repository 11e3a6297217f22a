import { describe, expect, it } from 'vitest';
import { redact } from '../../src/lib/redact.ts';

describe('what is shown of machines', () => {
  it('holds no token, password, payment data or personal field', () => {
    const told = {
      type: 'session.signIn',
      email: 'roberta@example.com',
      password: 'Peony123!',
      payment: { code: 'card', data: { nonce: 'tok_1', summary: 'Visa •••• 1111' } },
      shippingAddress: {
        firstname: 'Roberta',
        street: ['1 Peony Lane', ''],
        postcode: 'EC1A 1BB',
        country_id: 'GB',
      },
    };
    expect(redact(told)).toEqual({
      type: 'session.signIn',
      email: '•••',
      password: '•••',
      payment: { code: 'card', data: { nonce: '•••', summary: '•••' } },
      shippingAddress: {
        firstname: '•••',
        street: ['•••', ''],
        postcode: '•••',
        country_id: 'GB',
      },
    });
  });

  it('keeps what guards decide by: nothing, emptiness, numbers and counts', () => {
    expect(
      redact({ token: null, email: '', region_id: 12, isSubscribed: true, items: [1] }),
    ).toEqual({ token: null, email: '', region_id: 1, isSubscribed: true, items: [1] });
  });

  it('blanks an address that stands in a sentence, in an error too', () => {
    const error = new Error('No account has roberta@example.com.');
    expect(redact({ error })).toEqual({ error: { name: 'Error', message: 'No account has •••' } });
  });

  it('blanks what a link carries for its reader alone, and a card that is kept', () => {
    const path = '/reset?email=roberta%40example.com&token=abc-1&step=2#now';
    expect(redact({ path, search: '?token=xyz' })).toEqual({
      path: '/reset?email=•••&token=•••&step=2#now',
      search: '?token=•••',
    });
    expect(redact({ publicHash: 'f00', public_hash: 'f00' })).toEqual({
      publicHash: '•••',
      public_hash: '•••',
    });
  });

  it('blanks all of a letter to the shop, and by what a card goes', () => {
    const note = { name: 'Roberta', email: 'r@example.com', phone: '5125550100', message: 'Hello' };
    expect(redact({ kind: 'contact', note })).toEqual({
      kind: 'contact',
      note: { name: '•••', email: '•••', phone: '•••', message: '•••' },
    });
    expect(redact({ kind: 'forgetCard', hash: 'f00', forgotten: ['f00'] })).toEqual({
      kind: 'forgetCard',
      hash: '•••',
      forgotten: ['•••'],
    });
  });

  it('says of what is no plain data only what it is', () => {
    expect(redact({ at: new Date(0), call: new Map() })).toEqual({ at: '[Date]', call: '[Map]' });
  });
});
