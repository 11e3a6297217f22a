import { beforeEach, expect, it } from 'vitest';
import { expiringStorage } from '../../src/adapters/storage/expiringStorage.ts';
import type { Services } from '../../src/app/system/services.ts';
import {
  ADDRESS_FORMS,
  GIFT_FORMS,
  NOTE_FORMS,
  persistDrafts,
} from '../../src/app/system/stored/persistDrafts.ts';
import { forgetOrdered } from '../../src/app/system/stored/savedCheckout.ts';
import { createFormDrafts, SHIPPING_METHOD_DRAFT } from '../../src/lib/formDrafts.ts';
import { memoryStorage } from '../adapters/memoryStorage.ts';

const ADDRESS = {
  firstname: 'Ada',
  lastname: 'Reed',
  street: ['3 Lily Court'],
  city: '',
  region_code: '',
  postcode: '',
  telephone: '',
  country_id: 'US',
};

let stored: Storage;
beforeEach(() => {
  stored = memoryStorage();
});

/** Loads the page for the owner of this token, or for a guest. */
function load(token: string | null) {
  const sessionStore = expiringStorage(
    () => stored,
    () => 0,
  );
  const formDrafts = createFormDrafts(sessionStore.remove);
  const services = {
    formDrafts,
    sessionStore,
    token: { bearer: () => token },
  } as unknown as Services;
  persistDrafts(services, ADDRESS_FORMS);
  persistDrafts(services, NOTE_FORMS);
  // The cart's and the checkout's machines both persist the gift messages.
  persistDrafts(services, GIFT_FORMS);
  persistDrafts(services, GIFT_FORMS);
  return formDrafts;
}

it.each([null, 'a-token'])('Address draft: survives a reload of its owner: %s', (token) => {
  load(token).set('shipping-address', ADDRESS);
  expect(load(token).get('shipping-address')).toEqual(ADDRESS);
});

it('Address draft: is dropped when somebody else loads the page', () => {
  load('a-token').set('shipping-address', ADDRESS);
  expect(load('another').get('shipping-address')).toBeNull();
  expect(Object.keys(stored)).toEqual([]);
  load('a-token').set('billing-address', ADDRESS);
  expect(load(null).get('billing-address')).toBeNull();
  expect(Object.keys(stored)).toEqual([]);
});

it('Address draft: is removed from storage when the form drafts are cleared', () => {
  const formDrafts = load('a-token');
  formDrafts.set('shipping-address', ADDRESS);
  formDrafts.clear();
  expect(Object.keys(stored)).toEqual([]);
  expect(formDrafts.get('shipping-address')).toBeNull();
});

it('Address draft: is removed with the order that it was typed for', () => {
  const formDrafts = load(null);
  formDrafts.set('shipping-address', ADDRESS);
  formDrafts.set('billing-address', ADDRESS);
  forgetOrdered({ formDrafts } as unknown as Services);
  expect(Object.keys(stored)).toEqual([]);
  expect(load(null).get('shipping-address')).toBeNull();
});

it('Shipping method draft: is forgotten with the order that it was chosen for', () => {
  const formDrafts = load(null);
  formDrafts.set(SHIPPING_METHOD_DRAFT, 'flatrate/flatrate/');
  forgetOrdered({ formDrafts } as unknown as Services);
  expect(formDrafts.get(SHIPPING_METHOD_DRAFT)).toBeNull();
});

it('Address draft: is stored without the drafts of an address book, and is ignored when malformed', () => {
  const formDrafts = load(null);
  formDrafts.set('address-book', 'a secret');
  expect(Object.keys(stored)).toEqual([]);
  formDrafts.set('shipping-address', { firstname: 1 });
  expect(load(null).get('shipping-address')).toBeNull();
  formDrafts.set('billing-same', ADDRESS);
  formDrafts.set('billing-address', false);
  expect(load(null).get('billing-same')).toBeNull();
  expect(load(null).get('billing-address')).toBeNull();
});

it.each(['form-contact', 'form-close'])(
  'Message draft: survives a reload of its owner: %s',
  (form) => {
    load(null).set(form, { message: 'Do you sell peonies in May?' });
    expect(load(null).get(form)).toEqual({ message: 'Do you sell peonies in May?' });
    expect(load('a-token').get(form)).toBeNull();
    expect(Object.keys(stored)).toEqual([]);
  },
);

it('Gift message draft: survives a reload, and a stored value of another shape is ignored', () => {
  const drafts = { 'cart line': { to: 'Eve', from: '', message: 'Happy birth' } };
  load(null).set('gift-messages', drafts);
  expect(load(null).get('gift-messages')).toEqual(drafts);
  load(null).set('gift-messages', { 'cart line': 'Happy birth' });
  expect(load(null).get('gift-messages')).toBeNull();
});
