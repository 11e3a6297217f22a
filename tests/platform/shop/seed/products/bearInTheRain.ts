import { CATEGORY } from '../categoryIds.ts';
import type { DemoProduct } from './DemoProduct.ts';

export const bearInTheRain: DemoProduct = {
  sku: 'FL-R-04',
  name: { en: 'Bear in the Rain', zh: '雨中的小熊' },
  urlKey: { en: 'bear-in-the-rain', zh: 'yuzhong-de-xiaoxiong' },
  latin: 'Rosa × odorata',
  tones: ['sky'],
  flowers: ['rose'],
  occasions: ['newborn', 'comfort', 'birthday'],
  categoryIds: [CATEGORY.roseBears, CATEGORY.sittingBears],
  short: {
    en: 'A blue bear that sat down to wait for the weather.',
    zh: '一隻藍色小熊，坐下來等雨停。',
  },
  long: {
    en: '<p>No rose is this blue; it is the one dishonest thing about him. He makes up for it by staying where he is put.</p><ul><li>Foam roses, glass eyes, satin bow</li><li>Thirty-five centimeters</li><li>Shake gently out of doors once a year</li></ul>',
    zh: '<p>世上沒有這樣藍的玫瑰；這是牠唯一不老實之處。好在放在哪裏，牠便留在哪裏。</p><ul><li>仿真玫瑰、玻璃眼、緞帶</li><li>三十五厘米</li><li>每年拿到室外輕輕抖一次</li></ul>',
  },
  alt: {
    en: 'A sitting bear of pale blue roses with a navy bow',
    zh: '繫深藍蝴蝶結的淺藍玫瑰坐熊',
  },
  recipe: { subject: 'bear', palette: 'blue', pose: 'sitting', ribbon: 'navy', ground: 'dusk' },
  price: 9200,
  stock: 14,
};
