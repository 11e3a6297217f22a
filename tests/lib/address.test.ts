import { describe, expect, it } from 'vitest';
import { formatAddress } from '../../src/lib/address/address.ts';
import { ADDRESS as WITH_EMAIL } from '../support/sampleAddress.ts';

const { email: _, ...ADDRESS } = WITH_EMAIL;
const TEXAS = { id: 57, code: 'TX', name: 'Texas' };
const US = { id: 'US', name: 'United States', regions: [TEXAS] };
const HK = { id: 'HK', name: 'Hong Kong', regions: [] };

describe('Formatted address', () => {
  it('gets region_id, region_code and region from its own country', () => {
    expect(formatAddress(ADDRESS, [HK, US])).toEqual({
      ...ADDRESS,
      region_id: 57,
      region_code: 'TX',
      region: 'Texas',
    });
  });

  it('takes its region from a country entry with an empty id when there is one', () => {
    const entryWithoutId = { id: '', name: '', regions: [{ id: 99, code: 'TX', name: 'Tejas' }] };
    expect(formatAddress(ADDRESS, [US, entryWithoutId])).toMatchObject({
      region_id: 99,
      region: 'Tejas',
    });
  });

  it('is rejected for an unknown region code in a country with regions only', () => {
    expect(formatAddress({ ...ADDRESS, region_code: 'ZZ' }, [US])).toBeNull();
    expect(formatAddress({ ...ADDRESS, region_code: '' }, [US])).not.toBeNull();
  });

  it('needs no region in a country without regions', () => {
    const address = { ...ADDRESS, country_id: 'HK', region_code: '' };
    expect(formatAddress(address, [US, HK])).toEqual({ ...address, region_id: null, region: null });
  });
});
