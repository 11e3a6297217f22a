import { describe, expect, it } from 'vitest';
import type { ShippingAddress } from '../../machines/domain.ts';
import {
  type AddressKey,
  addressProblems,
  cleanAddress,
} from '../../src/lib/address/addressForm.ts';
import { ADDRESS } from '../support/sampleAddress.ts';

const rules = {
  needsEmail: true,
  countries: [
    { id: 'US', name: 'United States', regions: [{ id: 57, code: 'TX', name: 'Texas' }] },
    { id: 'HK', name: 'Hong Kong', regions: [] },
  ],
  optionalPostcodes: ['HK'],
};
const good: ShippingAddress = ADDRESS;

describe('Address form', () => {
  it('has no problems when it is complete', () => {
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
    'reports a missing %s as required',
    (field, change) => {
      expect(addressProblems({ ...good, ...change }, rules)[field]).toBe('required');
    },
  );

  it.each(['ada', 'ada@', '@example.com', 'ada@example', 'a da@example.com'])(
    'rejects %s as an email',
    (email) => {
      expect(addressProblems({ ...good, email }, rules)).toEqual({ email: 'email' });
    },
  );

  it('requires no email from a customer', () => {
    expect(addressProblems({ ...good, email: '' }, { ...rules, needsEmail: false })).toEqual({});
  });

  it('requires one of the country’s regions', () => {
    expect(addressProblems({ ...good, region_code: 'XX' }, rules)).toEqual({
      region_code: 'required',
    });
  });

  it('requires neither region nor postcode in a country without them', () => {
    const address = { ...good, country_id: 'HK', region_code: '', postcode: '' };
    expect(addressProblems(address, rules)).toEqual({});
  });

  it('is cleaned of outer spaces and empty lines before it is sent', () => {
    expect(cleanAddress({ ...good, city: ' Austin ', street: [' 1 Rose Lane ', ' '] })).toEqual(
      good,
    );
  });
});
