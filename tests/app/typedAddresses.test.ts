import { beforeEach, expect, it } from 'vitest';
import { expiringStorage } from '../../src/adapters/storage/expiringStorage.ts';
import { forgetOrdered } from '../../src/app/system/savedCheckout.ts';
import { keepTypedAddresses } from '../../src/app/system/typedAddresses.ts';
import type { World } from '../../src/app/system/world.ts';
import { typedMemory } from '../../src/lib/formDrafts.ts';
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

/** A page load, by whoever holds this token. */
function load(token: string | null) {
  const typed = typedMemory();
  const visit = expiringStorage(
    () => stored,
    () => 0,
  );
  keepTypedAddresses({ typed, visit, token: () => token } as World);
  return typed;
}

it.each([null, 'a-token'])('a typed address survives a reload of its owner: %s', (token) => {
  load(token).set('shipping-address', ADDRESS);
  expect(load(token).get('shipping-address')).toEqual(ADDRESS);
});

it('is nobody else’s, and then it is gone', () => {
  load('a-token').set('shipping-address', ADDRESS);
  expect(load('another').get('shipping-address')).toBeNull();
  expect(Object.keys(stored)).toEqual([]);
  load('a-token').set('billing-address', ADDRESS);
  expect(load(null).get('billing-address')).toBeNull();
  expect(Object.keys(stored)).toEqual([]);
});

it('goes when what was typed is forgotten', () => {
  const typed = load('a-token');
  typed.set('shipping-address', ADDRESS);
  typed.clear();
  expect(Object.keys(stored)).toEqual([]);
  expect(typed.get('shipping-address')).toBeNull();
});

it('goes with the order that it was typed for: the next one is for whoever orders then', () => {
  const typed = load(null);
  typed.set('shipping-address', ADDRESS);
  typed.set('billing-address', ADDRESS);
  forgetOrdered({ typed } as World);
  expect(Object.keys(stored)).toEqual([]);
  expect(load(null).get('shipping-address')).toBeNull();
});

it('keeps nothing but addresses, and takes nothing that is none', () => {
  const typed = load(null);
  typed.set('address-book', 'a secret');
  expect(Object.keys(stored)).toEqual([]);
  typed.set('shipping-address', { firstname: 1 });
  expect(load(null).get('shipping-address')).toBeNull();
});
