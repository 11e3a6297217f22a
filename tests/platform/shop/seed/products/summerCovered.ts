import { CATEGORY } from '../categoryIds.ts';
import type { DemoProduct } from './DemoProduct.ts';

export const summerCovered: DemoProduct = {
  sku: 'FL-D-10',
  name: { en: 'A Summer, Covered', zh: '蓋起來的夏天' },
  urlKey: { en: 'a-summer-covered', zh: 'gaiqilai-de-xiatian' },
  latin: null,
  tones: ['butter', 'ivory'],
  flowers: ['daisy', 'ranunculus', 'rose'],
  occasions: ['home', 'birthday'],
  categoryIds: [CATEGORY.glassDomes, CATEGORY.smallGardens],
  short: {
    en: 'Daisies and buttercups, with the lid put on in time.',
    zh: '雛菊與毛茛，及時蓋上了罩。',
  },
  long: {
    en: '<p>Picked in one morning on a slope above Pat Sin Leng, dried over three weeks in the dark, arranged in an hour.</p><ul><li>Preserved daisies, ranunculus, roses on moss</li><li>Walnut base</li><li>Keeps two years</li></ul>',
    zh: '<p>一個早上在八仙嶺山坡採下，在暗處風乾三星期，一小時插成。</p><ul><li>保鮮雛菊、花毛茛、玫瑰，鋪苔</li><li>胡桃木座</li><li>可存兩年</li></ul>',
  },
  alt: { en: 'A meadow of small yellow and white flowers under glass', zh: '玻璃罩下一片黃白小花' },
  recipe: {
    subject: 'dome',
    species: 'meadow',
    palette: 'sunshine',
    shape: 'posy',
    box: 'walnut',
    ground: 'straw',
  },
  price: 16400,
  stock: 9,
};
