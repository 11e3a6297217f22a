import { CATEGORY } from '../categoryIds.ts';
import type { DemoProduct } from './DemoProduct.ts';

export const snowBear: DemoProduct = {
  sku: 'FL-R-06',
  name: { en: 'The Lighthouse Keeper', zh: '守燈塔的熊' },
  urlKey: { en: 'the-lighthouse-keeper', zh: 'shou-dengta-de-xiong' },
  latin: 'Rosa × alba',
  tones: ['ivory'],
  flowers: ['rose'],
  occasions: ['home', 'newborn'],
  categoryIds: [CATEGORY.roseBears, CATEGORY.standingBears],
  short: {
    en: 'A white bear with open arms, visible from a distance.',
    zh: '張開雙臂的白熊，遠遠便能看見。',
  },
  long: {
    en: '<p>Stand him in the hall. People have been seen to greet him before they greet you.</p><ul><li>Foam roses, glass eyes, navy bow</li><li>Forty-five centimeters</li><li>Brush with a dry paintbrush</li></ul>',
    zh: '<p>讓牠站在玄關。有人先跟牠打招呼，才輪到您。</p><ul><li>仿真玫瑰、玻璃眼、海軍藍蝴蝶結</li><li>四十五厘米</li><li>用乾畫筆拂塵</li></ul>',
  },
  alt: { en: 'A standing bear of white roses with a navy bow', zh: '繫海軍藍蝴蝶結的白玫瑰站熊' },
  recipe: { subject: 'bear', palette: 'white', pose: 'standing', ribbon: 'navy', ground: 'fern' },
  price: 12900,
  stock: 10,
};
