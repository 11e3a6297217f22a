import { beforeEach, describe, expect, it } from 'vitest';
import { createRedaction } from '../../src/lib/redact.ts';

let redact = createRedaction();
beforeEach(() => {
  redact = createRedaction();
});

describe('Redaction', () => {
  it('hides tokens, passwords, payment data and personal fields', () => {
    const event = {
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
    expect(redact(event)).toEqual({
      type: 'session.signIn',
      email: '•••1',
      password: '•••2',
      payment: { code: 'card', data: { nonce: '•••3', summary: '•••4' } },
      shippingAddress: {
        firstname: '•••5',
        street: ['•••6', ''],
        postcode: '•••7',
        country_id: 'GB',
      },
    });
  });

  it('keeps what guards depend on: null, emptiness, numbers and counts', () => {
    expect(
      redact({ token: null, email: '', region_id: 12, isSubscribed: true, items: [1] }),
    ).toEqual({ token: null, email: '', region_id: 1, isSubscribed: true, items: [1] });
  });

  it('maps equal values to equal marks and different ones to different marks, and is idempotent', () => {
    const redacted = redact([
      { city: 'Austin' },
      { city: 'Dallas', region: 12 },
      { region_id: 12 },
    ]);
    expect(redacted).toEqual([{ city: '•••1' }, { city: '•••2', region: 3 }, { region_id: 3 }]);
    const texts = redact({ city: 'Austin', path: '/a?email=b&token=c', note: '  ' });
    expect(createRedaction()(texts)).toEqual(texts);
    expect(texts).toMatchObject({ city: '•••1', note: '  ' });
  });

  it('hides an email address in a sentence and in an error', () => {
    const error = new Error('No account has roberta@example.com.');
    expect(redact({ error })).toEqual({
      error: { name: 'Error', message: 'No account has •••1.' },
    });
  });

  it('hides personal link parameters and the hash of a saved card', () => {
    const path = '/reset?email=roberta%40example.com&token=abc-1&step=2#now';
    expect(redact({ path, search: '?token=xyz' })).toEqual({
      path: '/reset?email=•••1&token=•••2&step=2#now',
      search: '?token=•••3',
    });
    expect(redact({ publicHash: 'f00', public_hash: 'f00' })).toEqual({
      publicHash: '•••4',
      public_hash: '•••4',
    });
  });

  it.each([
    ['/search?query=zz%40example.com&page=2', '/search?query=•••1&page=2'],
    [
      '/signin?from=%2Freset%3Ftoken%3Dzz9%26step%3D2',
      '/signin?from=%2Freset%3Ftoken%3D•••1%26step%3D2',
    ],
    [
      '?from=%252Fa%253Femail%253Dzz%252540example.com%2526b',
      '?from=%252Fa%253Femail%253D•••1%2526b',
    ],
    ['?to=%2Fsearch%3Fquery%3Dzz%2540example.com', '?to=%2Fsearch%3Fquery%3D•••1'],
    ['/search?query=zz@example.com#top', '/search?query=•••1#top'],
    ['mailto:o’hara+x@shop.example, zz', 'mailto:•••1, zz'],
    ["It's 'o'hara@shop.example'.", "It's '•••1'."],
    ['/search?query=40%25+off', '/search?query=40%25+off'],
  ])('hides encoded values in an address and keeps the address: %s', (address, expected) => {
    expect(redact({ address })).toEqual({ address: expected });
  });

  it('hides personal data in the keys of an object', () => {
    const id = 'info|Hello zz@example.com|true';
    expect(redact({ toasts: [{ id }], timers: { [id]: null } })).toEqual({
      toasts: [{ id: 'info|Hello •••1|true' }],
      timers: { 'info|Hello •••1|true': null },
    });
  });

  it('hides card numbers everywhere and card details of an order', () => {
    const order = { paymentTitle: 'Visa •••• 1111', items: [{ name: 'Rose xx 2024' }] };
    expect(
      redact({
        payment: { title: 'Visa •••• 1111', data: { summary: 'Visa •••• 1111' } },
        order,
        again: 'MC **** 4444 / xxxx-1111',
        lastPayment: { code: 'card', facts: { cc_last_4: '1111', 'Credit Card Type': 'VI' } },
        details: { maskedCC: '1111', type: 'VI' },
      }),
    ).toEqual({
      payment: { title: 'Visa •••1', data: { summary: '•••2' } },
      order: { paymentTitle: 'Visa •••1', items: [{ name: 'Rose xx 2024' }] },
      again: 'MC •••3 / •••4',
      lastPayment: { code: 'card', facts: { cc_last_4: '•••5', 'Credit Card Type': '•••6' } },
      details: { maskedCC: '•••5', type: 'VI' },
    });
    expect(redact('Visa •••1234')).toBe('Visa •••1234');
  });

  it('hides all of a message to the shop and the hash of a forgotten card', () => {
    const note = { name: 'Roberta', email: 'r@example.com', phone: '5125550100', message: 'Hello' };
    expect(redact({ kind: 'contact', note })).toEqual({
      kind: 'contact',
      note: { name: '•••1', email: '•••2', phone: '•••3', message: '•••4' },
    });
    expect(redact({ kind: 'forgetCard', hash: 'f00', deletedCardHashes: ['f00'] })).toEqual({
      kind: 'forgetCard',
      hash: '•••5',
      deletedCardHashes: ['•••5'],
    });
  });

  it('shows only the type of a value that is not plain data', () => {
    expect(redact({ at: new Date(0), call: new Map() })).toEqual({ at: '[Date]', call: '[Map]' });
  });
});
