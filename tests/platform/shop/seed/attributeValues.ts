import type { OptionValue, Text } from '../model.ts';

export type SizeName = 'posy' | 'classic' | 'grand';

const text = (id: number, label: Text, value: string): OptionValue => ({
  id,
  label,
  swatch: { kind: 'text', value },
});

const color = (id: number, label: Text, value: string): OptionValue => ({
  id,
  label,
  swatch: { kind: 'color', value },
});

const plain = (id: number, en: string, zh: string): OptionValue => ({
  id,
  label: { en, zh },
  swatch: null,
});

export const SIZES: Record<SizeName, OptionValue> = {
  posy: text(166, { en: 'Posy', zh: '小束' }, 'S'),
  classic: text(167, { en: 'Classic', zh: '標準' }, 'M'),
  grand: text(168, { en: 'Grand', zh: '盛放' }, 'L'),
};

export const COLOURS = {
  madder: color(49, { en: 'Madder', zh: '茜紅' }, '#9b2242'),
  blush: color(50, { en: 'Blush', zh: '淺緋' }, '#e7b0ab'),
  ivory: color(51, { en: 'Ivory', zh: '象牙白' }, '#f1e9d9'),
  lilac: color(52, { en: 'Lilac', zh: '丁香紫' }, '#b096c4'),
  leaf: color(53, { en: 'Leaf', zh: '葉綠' }, '#1f4d3a'),
  apricot: color(54, { en: 'Apricot', zh: '杏橙' }, '#e9a56b'),
  butter: color(55, { en: 'Butter', zh: '牛油黃' }, '#efd06c'),
  coral: color(56, { en: 'Coral', zh: '珊瑚' }, '#df6f5c'),
  sky: color(57, { en: 'Sky', zh: '天青' }, '#8aa4c2'),
  plum: color(58, { en: 'Plum', zh: '梅紫' }, '#61334f'),
} satisfies Record<string, OptionValue>;
export type ColourName = keyof typeof COLOURS;

export const FLOWERS = {
  rose: plain(201, 'Rose', '玫瑰'),
  peony: plain(202, 'Peony', '芍藥'),
  ranunculus: plain(203, 'Ranunculus', '花毛茛'),
  anemone: plain(204, 'Anemone', '銀蓮花'),
  tulip: plain(205, 'Tulip', '鬱金香'),
  lily: plain(206, 'Lily', '百合'),
  hydrangea: plain(207, 'Hydrangea', '繡球'),
  cosmos: plain(208, 'Cosmos', '大波斯菊'),
  daisy: plain(209, 'Daisy', '雛菊'),
  lavender: plain(210, 'Lavender', '薰衣草'),
} satisfies Record<string, OptionValue>;
export type FlowerName = keyof typeof FLOWERS;

export const OCCASIONS = {
  birthday: plain(221, 'Birthday', '生日'),
  love: plain(222, 'Love', '愛情'),
  thanks: plain(223, 'Thank you', '答謝'),
  home: plain(224, 'New home', '新居'),
  newborn: plain(225, 'New baby', '添丁'),
  comfort: plain(226, 'Sympathy', '慰問'),
  festival: plain(227, 'Festivals', '節慶'),
} satisfies Record<string, OptionValue>;
export type OccasionName = keyof typeof OCCASIONS;
