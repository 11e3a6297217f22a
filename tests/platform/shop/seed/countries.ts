import type { Country } from '../model.ts';
import { regions } from './regions.ts';

const country = (id: string, iso3: string, en: string, zh: string): Country => ({
  id,
  iso3,
  name: { en, zh },
  regions: regions[id] ?? [],
});

export const countries: Country[] = [
  country('CA', 'CAN', 'Canada', '加拿大'),
  country('DE', 'DEU', 'Germany', '德國'),
  country('FR', 'FRA', 'France', '法國'),
  country('GB', 'GBR', 'United Kingdom', '英國'),
  country('HK', 'HKG', 'Hong Kong SAR China', '中國香港特別行政區'),
  country('IE', 'IRL', 'Ireland', '愛爾蘭'),
  country('JP', 'JPN', 'Japan', '日本'),
  country('MO', 'MAC', 'Macao SAR China', '中國澳門特別行政區'),
  country('SG', 'SGP', 'Singapore', '新加坡'),
  country('TW', 'TWN', 'Taiwan', '台灣'),
  country('US', 'USA', 'United States', '美國'),
];
