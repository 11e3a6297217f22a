/** Tax on goods, in percent of the price, by destination country; Hong Kong has none. */
export const TAX_RATES: Record<string, number> = {
  US: 8.25,
  CA: 5,
  GB: 20,
  DE: 7,
  FR: 10,
  TW: 5,
  JP: 10,
  SG: 9,
  HK: 0,
  MO: 0,
  '*': 0,
};
