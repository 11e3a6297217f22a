import { describe, expect, it } from 'vitest';
import { NOTHING_SAVED } from '../../machines/checkout/context.ts';
import { expressMachine } from '../../machines/checkout/express.ts';
import {
  EXPRESS_METHOD,
  KNOWN,
  OFFICE_ADDRESS,
  offer,
  RESUMED,
  RESUMED_AT_BILLING,
  RESUMED_AT_REVIEW,
} from '../models/expressModel.ts';
import { CHECK_PAYMENT, METHOD } from '../models/orderModel.ts';
import { done, failed, type ModelEvent } from '../support/model.ts';
import { standAlone } from '../support/standAlone.ts';

const HOME = KNOWN.addresses[1]?.address;
const preferencesRead = (known: object) => done('readSavedPreferences', known);
const ADDRESS_TAKEN = done('submitShippingAddress', [EXPRESS_METHOD, METHOD]);
/** The last method is not among those that are offered. */
const ONLY_OTHER = done('submitShippingAddress', [EXPRESS_METHOD]);
const METHOD_TAKEN = done('submitShippingMethod');
const CARD_OFFERED = done('readOffers', [offer('hash-1')]);

const after = (...events: ModelEvent[]) => {
  const express = standAlone(expressMachine);
  express.send(...(events as never[]));
  return express;
};

describe('Express checkout of a returning customer', () => {
  it('sends the usual address and method to the cart, and chooses the usual payment', () => {
    const express = after(preferencesRead(KNOWN), ADDRESS_TAKEN, METHOD_TAKEN, CARD_OFFERED);
    expect(express.calls()).toEqual([
      'call readSavedPreferences',
      'call submitShippingAddress',
      'call submitShippingMethod',
      'call readOffers',
    ]);
    expect(express.inputOf('submitShippingAddress')).toEqual({ cartId: 'cart-1', address: HOME });
    expect(express.inputOf('submitShippingMethod')).toEqual({ cartId: 'cart-1', method: METHOD });
    expect(express.output()).toEqual({
      lostChoice: null,
      availableShippingMethods: [EXPRESS_METHOD, METHOD],
      shippingAddress: HOME,
      shippingMethod: METHOD,
      billingAddress: OFFICE_ADDRESS,
      payment: offer('hash-1').payment,
    });
  });

  it('finds the last method by the name that another store view gives it', () => {
    const named = [{ ...EXPRESS_METHOD, carrier_title: 'Flat Rate', method_title: 'Fixed' }];
    const express = after(preferencesRead(KNOWN), ONLY_OTHER, done('readDefaultViewNames', named));
    expect(express.calls().slice(-2)).toEqual([
      'call readDefaultViewNames',
      'call submitShippingMethod',
    ]);
    expect(express.inputOf('submitShippingMethod')).toEqual({
      cartId: 'cart-1',
      method: EXPRESS_METHOD,
    });
    express.send(METHOD_TAKEN, CARD_OFFERED);
    expect(express.output()).toMatchObject({
      availableShippingMethods: [EXPRESS_METHOD],
      shippingMethod: EXPRESS_METHOD,
    });
  });

  it.each([
    ['an empty cart', [preferencesRead({ ...KNOWN, isCartFull: false })]],
    ['no usual address', [preferencesRead({ ...KNOWN, addresses: [] })]],
    ['preferences that cannot be read', [failed('readSavedPreferences')]],
  ])('sends nothing to the cart with %s', (_, events) => {
    const express = after(...events);
    expect(express.calls()).toEqual(['call readSavedPreferences']);
    expect(express.output()).toEqual({ ...NOTHING_SAVED, lostChoice: null });
  });

  it.each([
    ['the address is refused', [failed('submitShippingAddress')]],
    ['no method has that name', [ONLY_OTHER, done('readDefaultViewNames', [])]],
    ['the other names cannot be read', [ONLY_OTHER, failed('readDefaultViewNames')]],
    ['the method is refused', [ADDRESS_TAKEN, failed('submitShippingMethod')]],
    ['no usual payment is offered', [ADDRESS_TAKEN, METHOD_TAKEN, done('readOffers', [])]],
    ['the offers cannot be read', [ADDRESS_TAKEN, METHOD_TAKEN, failed('readOffers')]],
  ])('prefills nothing when %s', (_, events) => {
    expect(after(preferencesRead(KNOWN), ...events).output()).toEqual({
      ...NOTHING_SAVED,
      lostChoice: null,
    });
  });
});

describe('Express checkout after a session that ended in the middle', () => {
  it('restores the address and method of the cart, and asks for no payment', () => {
    const express = after(preferencesRead(RESUMED), ADDRESS_TAKEN, METHOD_TAKEN);
    expect(express.calls().at(-1)).toBe('call submitShippingMethod');
    expect(express.output()).toEqual({
      ...NOTHING_SAVED,
      lostChoice: 'payer',
      availableShippingMethods: [EXPRESS_METHOD, METHOD],
      shippingAddress: OFFICE_ADDRESS,
      shippingMethod: METHOD,
    });
  });

  it('ignores the address and the method of the cart when no session has ended', () => {
    const nothingElse = after(preferencesRead({ ...RESUMED_AT_REVIEW, isResumed: false }));
    expect(nothingElse.calls()).toEqual(['call readSavedPreferences']);
    expect(nothingElse.output()).toEqual({ ...NOTHING_SAVED, lostChoice: null });
    const { cartChoices, accepted } = RESUMED_AT_REVIEW;
    const usual = after(
      preferencesRead({ ...KNOWN, cartChoices, accepted }),
      ADDRESS_TAKEN,
      METHOD_TAKEN,
    );
    expect(usual.inputOf('submitShippingAddress')).toEqual({ cartId: 'cart-1', address: HOME });
    usual.send(CARD_OFFERED);
    expect(usual.output()).toMatchObject({
      billingAddress: OFFICE_ADDRESS,
      payment: offer('hash-1').payment,
    });
  });

  it('ignores the accepted steps when none of their choices is set on the cart', () => {
    const { accepted } = RESUMED_AT_REVIEW;
    const express = after(preferencesRead({ ...KNOWN, isResumed: true, accepted }), ADDRESS_TAKEN);
    express.send(METHOD_TAKEN, CARD_OFFERED);
    expect(express.output()).toMatchObject({ payment: offer('hash-1').payment });
  });

  it('restores the billing address step when no payment was accepted', () => {
    const express = after(preferencesRead(RESUMED_AT_BILLING), ADDRESS_TAKEN, METHOD_TAKEN);
    expect(express.calls()).not.toContain('call readOffers');
    expect(express.output()).toMatchObject({ lostChoice: null, payment: null });
  });

  it('reports the method as lost when it is no longer offered', () => {
    const express = after(preferencesRead(RESUMED), ONLY_OTHER);
    expect(express.calls()).not.toContain('call readDefaultViewNames');
    expect(express.output()).toMatchObject({
      lostChoice: 'method',
      availableShippingMethods: [EXPRESS_METHOD],
      shippingMethod: null,
    });
  });

  it('reports the method as lost when the platform refuses it', () => {
    const express = after(preferencesRead(RESUMED), ADDRESS_TAKEN, failed('submitShippingMethod'));
    expect(express.output()).toMatchObject({ lostChoice: 'method', shippingMethod: null });
  });

  it('restores the accepted payment when it is still offered', () => {
    const offers = done('readOffers', [offer(null)]);
    const express = after(preferencesRead(RESUMED_AT_REVIEW), ADDRESS_TAKEN, METHOD_TAKEN, offers);
    expect(express.output()).toMatchObject({
      lostChoice: null,
      billingAddress: HOME,
      payment: CHECK_PAYMENT,
    });
  });

  it.each([
    ['is no longer offered', done('readOffers', [])],
    ['cannot be checked', failed('readOffers')],
  ])('reports the payment as lost when it %s', (_, offers) => {
    const express = after(preferencesRead(RESUMED_AT_REVIEW), ADDRESS_TAKEN, METHOD_TAKEN, offers);
    expect(express.output()).toMatchObject({
      lostChoice: 'payment',
      shippingMethod: METHOD,
      payment: null,
    });
  });
});
