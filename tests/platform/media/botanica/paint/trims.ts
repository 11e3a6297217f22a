import type { Tones } from './palettes.ts';

/** Ribbons, papers and box cloths by name: light, body, shade. */
export const TRIMS: Record<string, Tones> = {
  madder: ['#c24c63', '#9b2242', '#5e1025'],
  leaf: ['#4f7a63', '#1f4d3a', '#12301f'],
  ink: ['#4b5651', '#2a352f', '#141b17'],
  navy: ['#5a6f99', '#2f4470', '#1a2847'],
  ivory: ['#fffdf7', '#f1e9d9', '#bfb298'],
  straw: ['#f6e3a6', '#dfbd62', '#a37f2c'],
  blush: ['#f9dcd8', '#e7b0ab', '#b4716f'],
  coral: ['#f5a795', '#df6f5c', '#a13f31'],
  lilac: ['#ddcde8', '#b096c4', '#765a8c'],
  plum: ['#8d5a8d', '#5b2f60', '#351a3a'],
  sky: ['#d4e1f0', '#9fb9d6', '#64809f'],
  celadon: ['#dcebe2', '#a9c9ba', '#6a8f80'],
  sage: ['#c9d6bf', '#94aa86', '#5d7352'],
  kraft: ['#dcc19a', '#bf9c6e', '#86673f'],
  walnut: ['#8a6343', '#5f3f28', '#362215'],
  oak: ['#e3c199', '#bf9064', '#7a4f30'],
  terracotta: ['#e2a578', '#c47a49', '#874a26'],
  slate: ['#8b949b', '#5c656d', '#333a40'],
  marble: ['#ffffff', '#e9e8e6', '#b3b0ad'],
};
