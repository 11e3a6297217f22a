import type { Attribute } from '../model.ts';
import { COLOURS, FLOWERS, OCCASIONS, SIZES } from './attributeValues.ts';

export const COLOUR_ID = 93;
export const SIZE_ID = 144;

const shown = { isFilterable: true, isVisibleOnFront: true };

/** The attributes of this shop, in addition to the platform's standard ones. */
export const attributes: Attribute[] = [
  {
    id: SIZE_ID,
    code: 'size',
    label: { en: 'Size', zh: '大小' },
    position: 0,
    input: 'select',
    isFilterable: false,
    isVisibleOnFront: false,
    values: Object.values(SIZES),
  },
  {
    id: 150,
    code: 'occasion',
    label: { en: 'Occasion', zh: '場合' },
    position: 1,
    input: 'multiselect',
    ...shown,
    values: Object.values(OCCASIONS),
  },
  {
    id: COLOUR_ID,
    code: 'color',
    label: { en: 'Color', zh: '顏色' },
    position: 2,
    input: 'select',
    isFilterable: true,
    isVisibleOnFront: false,
    values: Object.values(COLOURS),
  },
  {
    id: 151,
    code: 'flower',
    label: { en: 'Flower', zh: '花材' },
    position: 3,
    input: 'multiselect',
    ...shown,
    values: Object.values(FLOWERS),
  },
  {
    id: 152,
    code: 'same_day',
    label: { en: 'Same-day delivery', zh: '即日送達' },
    position: 4,
    input: 'boolean',
    ...shown,
    values: [
      { id: 1, label: { en: 'Yes', zh: '可以' }, swatch: null },
      { id: 0, label: { en: 'No', zh: '不可' }, swatch: null },
    ],
  },
  {
    id: 153,
    code: 'latin_name',
    label: { en: 'Latin name', zh: '學名' },
    position: 5,
    input: 'text',
    isFilterable: false,
    isVisibleOnFront: true,
    isUsedInListing: true,
    values: [],
  },
];
