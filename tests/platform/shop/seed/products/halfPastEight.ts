import { CATEGORY } from '../categoryIds.ts';
import type { DemoProduct } from './DemoProduct.ts';

export const halfPastEight: DemoProduct = {
  sku: 'FL-R-01',
  name: { en: 'Bear, Half Past Eight', zh: '八點半的小熊' },
  urlKey: { en: 'bear-half-past-eight', zh: 'badianban-de-xiaoxiong' },
  latin: 'Rosa × odorata',
  tones: ['blush', 'madder', 'ivory', 'lilac'],
  flowers: ['rose'],
  occasions: ['newborn', 'birthday'],
  categoryIds: [CATEGORY.roseBears, CATEGORY.sittingBears],
  short: {
    en: 'A sitting bear of small foam roses, for a shelf at eye height.',
    zh: '一隻坐着的玫瑰小熊，放在與眼睛齊高的架上。',
  },
  long: {
    en: '<p>Half past eight is when the light goes out and the bear stays awake. It is made of some four hundred roses, set one by one from the nose outwards.</p><p>They are not real, and do not pretend: no water, no scent, no end.</p><ul><li>Four hundred foam roses, 38 cm</li><li>Blush, madder, ivory or lilac</li><li>Dust with cold air</li></ul>',
    zh: '<p>八點半，燈熄了，小熊醒着。牠由約四百朵玫瑰砌成，從鼻尖起一朵一朵往外排。</p><p>花不是真的，也不假裝：不用水，沒有香，不會完。</p><ul><li>泡沫玫瑰四百朵，高38厘米</li><li>淺緋、茜紅、象牙白或丁香紫</li><li>以冷風除塵</li></ul>',
  },
  alt: {
    en: 'A sitting bear made of small roses',
    zh: '小玫瑰砌成的坐熊',
  },
  recipe: { subject: 'bear', palette: 'blush', pose: 'sitting' },
  price: 8800,
  colours: ['blush', 'madder', 'ivory', 'lilac'],
  colourOf: 'flowers',
  stocks: { lilac: 0 },
  stock: 16,
};
