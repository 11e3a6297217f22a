import { describe, expect, it } from 'vitest';
import type { ShippingAddress } from '../../machines/domain.ts';
import {
  type AddressKey,
  addressProblems,
  cleanAddress,
} from '../../src/lib/address/addressForm.ts';
import { ADDRESS } from '../support/ada.ts';

const rules = {
  needsEmail: true,
  countries: [
    { id: 'US', name: 'United States', regions: [{ id: 57, code: 'TX', name: 'Texas' }] },
    { id: 'HK', name: 'Hong Kong', regions: [] },
  ],
  optionalPostcodes: ['HK'],
};
const good: ShippingAddress = ADDRESS;

describe('an address', () => {
  it('has no problems when it is whole', () => {
    expect(addressProblems(good, rules)).toEqual({});
  });

  it.each([
    ['firstname', { firstname: ' ' }],
    ['lastname', { lastname: '' }],
    ['street', { street: ['  ', 'floor 2'] }],
    ['city', { city: '' }],
    ['postcode', { postcode: ' ' }],
    ['telephone', { telephone: '' }],
    ['country_id', { country_id: '' }],
    ['email', { email: '' }],
  ] satisfies [AddressKey, Partial<ShippingAddress>][])(
    'without %s says that it is required',
    (field, change) => {
      expect(addressProblems({ ...good, ...change }, rules)[field]).toBe('required');
    },
  );

  it.each(['ada', 'ada@', '@example.com', 'ada@example', 'a da@example.com'])(
    'does not take %s for an email',
    (email) => {
      expect(addressProblems({ ...good, email }, rules)).toEqual({ email: 'email' });
    },
  );

  it('needs no email of a customer', () => {
    expect(addressProblems({ ...good, email: '' }, { ...rules, needsEmail: false })).toEqual({});
  });

  it('must name one of the country’s regions', () => {
    expect(addressProblems({ ...good, region_code: 'XX' }, rules)).toEqual({
      region_code: 'required',
    });
  });

  it('in a country without regions and without postcodes is whole with neither', () => {
    const there = { ...good, country_id: 'HK', region_code: '', postcode: '' };
    expect(addressProblems(there, rules)).toEqual({});
  });

  it('is sent without spaces at the edges and without empty lines', () => {
    expect(cleanAddress({ ...good, city: ' Austin ', street: [' 1 Rose Lane ', ' '] })).toEqual(
      good,
    );
  });
});
