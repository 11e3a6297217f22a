import { describe, expect, it } from 'vitest';
import { formatted } from '../../src/lib/address/address.ts';
import { ADDRESS as WITH_EMAIL } from '../support/ada.ts';

const { email: _, ...ADDRESS } = WITH_EMAIL;
const TEXAS = { id: 57, code: 'TX', name: 'Texas' };
const US = { id: 'US', name: 'United States', regions: [TEXAS] };
const HK = { id: 'HK', name: 'Hong Kong', regions: [] };

describe('a formatted address', () => {
  it('adds region_id, region_code and region from its own country', () => {
    expect(formatted(ADDRESS, [HK, US])).toEqual({
      ...ADDRESS,
      region_id: 57,
      region_code: 'TX',
      region: 'Texas',
    });
  });

  it('takes them from the country whose id is the empty string where there is one', () => {
    const all = { id: '', name: '', regions: [{ id: 99, code: 'TX', name: 'Tejas' }] };
    expect(formatted(ADDRESS, [US, all])).toMatchObject({ region_id: 99, region: 'Tejas' });
  });

  it('is refused for an unknown code in a country that has regions, and only then', () => {
    expect(formatted({ ...ADDRESS, region_code: 'ZZ' }, [US])).toBeNull();
    expect(formatted({ ...ADDRESS, region_code: '' }, [US])).not.toBeNull();
  });

  it('in a country without regions it needs none', () => {
    const address = { ...ADDRESS, country_id: 'HK', region_code: '' };
    expect(formatted(address, [US, HK])).toEqual({ ...address, region_id: null, region: null });
  });
});
