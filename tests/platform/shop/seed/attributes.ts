import type { Attribute, OptionValue, Text } from '../model.ts';

export type SizeName = 'posy' | 'classic' | 'grand';
export type ColourName = 'madder' | 'blush' | 'ivory' | 'lilac' | 'leaf';

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

export const SIZES: Record<SizeName, OptionValue> = {
  posy: text(166, { en: 'Posy', zh: '小束' }, 'S'),
  classic: text(167, { en: 'Classic', zh: '標準' }, 'M'),
  grand: text(168, { en: 'Grand', zh: '盛放' }, 'L'),
};

export const COLOURS: Record<ColourName, OptionValue> = {
  madder: color(49, { en: 'Madder', zh: '茜紅' }, '#9b2242'),
  blush: color(50, { en: 'Blush', zh: '淺緋' }, '#e7b0ab'),
  ivory: color(51, { en: 'Ivory', zh: '象牙白' }, '#f1e9d9'),
  lilac: color(52, { en: 'Lilac', zh: '丁香紫' }, '#b096c4'),
  leaf: color(53, { en: 'Leaf', zh: '葉綠' }, '#1f4d3a'),
};

export const COLOUR_ID = 93;
export const SIZE_ID = 144;

export const attributes: Attribute[] = [
  {
    id: SIZE_ID,
    code: 'size',
    label: { en: 'Size', zh: '大小' },
    position: 0,
    values: Object.values(SIZES),
  },
  {
    id: COLOUR_ID,
    code: 'color',
    label: { en: 'Color', zh: '顏色' },
    position: 1,
    values: Object.values(COLOURS),
  },
];
