import { describe, expect, it } from 'vitest';
import { addressLines, placeLine } from '../../src/lib/address/addressLines.ts';

const texas = {
  firstname: 'Ada',
  lastname: 'Reed',
  street: ['1 Rose Lane', 'Apt 3'],
  city: 'Austin',
  region_code: 'TX',
  postcode: '73301',
  telephone: '',
  country_id: 'US',
};
const central = {
  firstname: '映荷',
  lastname: '陳',
  street: ['荷李活道 88 號', '3 樓'],
  city: '上環',
  region_code: '',
  postcode: '',
  telephone: '',
  country_id: 'HK',
};

describe('Address lines', () => {
  it('are ordered from the street to the country', () => {
    expect(addressLines(texas, 'United States')).toEqual({
      name: 'Ada Reed',
      place: '1 Rose Lane, Apt 3, Austin, TX 73301, United States',
    });
  });

  it('leave no gaps for fields that a country does not use', () => {
    const address = { ...texas, region_code: '', postcode: '', street: ['1 Rose Lane'] };
    expect(addressLines(address, 'Hong Kong').place).toBe('1 Rose Lane, Austin, Hong Kong');
  });

  it('are ordered from the country to the street in Chinese, with the family name first', () => {
    expect(addressLines(central, '香港')).toEqual({
      name: '陳映荷',
      place: '香港上環荷李活道 88 號3 樓',
    });
  });

  it('put a space between a Latin country and a Chinese place', () => {
    expect(addressLines(central, 'Hong Kong').place).toBe('Hong Kong 上環荷李活道 88 號3 樓');
  });

  it('contain only the place when there is no person', () => {
    expect(placeLine(texas, '')).toBe('1 Rose Lane, Apt 3, Austin, TX 73301');
    expect(placeLine(central, '')).toBe('上環荷李活道 88 號3 樓');
  });
});
