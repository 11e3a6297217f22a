import { describe, expect, it } from 'vitest';
import { defaultBillingAddress, usualPayment } from '../../machines/checkout/savedPreferences.ts';
import { paymentOffers } from '../../src/app/system/wiring/paymentOffers.ts';
import { isExpired } from '../../src/lib/money/cardExpiry.ts';
import { KNOWN, offer } from '../models/expressModel.ts';

const NOW = Date.UTC(2026, 10, 21);
const OFFERED = [
  { code: 'checkmo', title: 'Check' },
  { code: 'card', title: 'Card' },
  { code: 'card_vault', title: 'Saved cards' },
];
const token = (hash: string, last: string, expires: string) => ({
  public_hash: hash,
  payment_method_code: 'card',
  details: JSON.stringify({ type: 'VI', maskedCC: last, expirationDate: expires }),
});
const TOKENS = [
  token('old', '1111', '09/2028'),
  token('new', '4444', '03/2030'),
  token('over', '0005', '10/2026'),
];
const order = (code: string, facts: Record<string, string> = {}) => ({
  code,
  needsNothing: code === 'checkmo',
  facts,
});
const chosenPayment = (tokens: typeof TOKENS, lastPayment: ReturnType<typeof order> | null) =>
  usualPayment(paymentOffers({ tokens, lastPayment }, OFFERED, NOW));

describe('Usual payment', () => {
  it.each([
    ['is the card of the last order, found by its public hash', { public_hash: 'old' }, 'old'],
    [
      'is the card of the last order, found by its last digits',
      { cc_type: 'VI', cc_number: 'xxxx-1111' },
      'old',
    ],
    [
      'is the card of the last order, found by the last digits under another name',
      { 'Credit Card Number': '**** 1111' },
      'old',
    ],
    ['is the newest valid card when the order names no card', {}, 'new'],
    [
      'is the newest valid card when the card of the last order has expired',
      { public_hash: 'over' },
      'new',
    ],
    [
      'is the newest valid card when the card of the last order was deleted',
      { public_hash: 'gone', cc_number: 'xxxx-1111' },
      'new',
    ],
    [
      'is the newest valid card when a longer number only ends with the same digits',
      { cc_number: '5555551111' },
      'new',
    ],
  ])('%s', (_, facts, hash) => {
    expect(chosenPayment(TOKENS, order('card_vault', facts))?.data.publicHash).toBe(hash);
  });

  it('is the last method without a card, but never an expired card or a card form', () => {
    expect(chosenPayment([], order('checkmo'))?.code).toBe('checkmo');
    expect(chosenPayment([], order('card'))).toBeNull();
    expect(chosenPayment([token('over', '0005', '10/2026')], order('card_vault'))).toBeNull();
    expect(chosenPayment([token('over', '0005', '10/2026')], order('checkmo'))?.code).toBe(
      'checkmo',
    );
  });

  it('is the last method even when a card is saved: only the card chosen last is charged', () => {
    expect(chosenPayment(TOKENS, order('checkmo'))?.code).toBe('checkmo');
  });

  it('is the free method when there is nothing to pay', () => {
    const freeMethod = { code: 'free', title: 'Nothing' };
    const offers = paymentOffers({ tokens: TOKENS, lastPayment: null }, [freeMethod], NOW);
    expect(usualPayment(offers)).toEqual({ ...freeMethod, data: {} });
    expect(usualPayment([offer(null, { kind: 'free' }), offer(null)])).toBeNull();
  });
});

describe('Saved card', () => {
  it.each([
    ['10/2026', true],
    ['11/2026', false],
    ['11/26', false],
    ['1/26', true],
    ['12/2025', true],
    ['2026-01', false],
    [null, false],
  ])('valid until %s counts as expired: %s', (expires, is) => {
    expect(isExpired(expires, NOW)).toBe(is);
  });
});

describe('Usual payer', () => {
  it('is the last order’s payer, or else the shipping address', () => {
    const [office, home] = KNOWN.addresses.map(({ address }) => address);
    expect(defaultBillingAddress(KNOWN, home!)).toEqual(office);
    expect(defaultBillingAddress(KNOWN, office!)).toEqual({ sameAsShippingAddress: true });
    expect(defaultBillingAddress({ ...KNOWN, addresses: [] }, home!)).toEqual({
      sameAsShippingAddress: true,
    });
  });
});
