import { CATEGORY } from '../categoryIds.ts';
import type { DemoProduct } from './DemoProduct.ts';

export const threeUnderGlass: DemoProduct = {
  sku: 'FL-D-03',
  name: { en: 'Three Under Glass', zh: '罩中三友' },
  urlKey: { en: 'three-under-glass', zh: 'zhaozhong-sanyou' },
  latin: 'Rosa chinensis',
  tones: ['blush'],
  flowers: ['rose'],
  occasions: ['thanks', 'love'],
  categoryIds: [CATEGORY.glassDomes, CATEGORY.rosesUnderGlass],
  short: {
    en: 'Three roses at three heights, as friends stand for a picture.',
    zh: '三朵玫瑰，三種高低，如朋友合照。',
  },
  long: {
    en: '<p>The tall one in the middle, the shy one behind, the one who moved. Three China roses of one bush, preserved on the same morning.</p><p>The marble is cool and heavy, so the dome does not shift when a door is shut.</p><ul><li>Three preserved roses, moss</li><li>Glass 30 cm, base of marble</li><li>Keeps two to three years</li></ul>',
    zh: '<p>高的在中間，怕羞的在後，還有一個動了。三朵月季同出一株，於同一個早晨留住。</p><p>雲石底座沉而涼，關門時花罩也不會移動。</p><ul><li>永生月季三朵、苔蘚</li><li>玻璃高30厘米，雲石底座</li><li>可保存兩至三年</li></ul>',
  },
  alt: {
    en: 'Three blush roses under a wide glass dome on marble',
    zh: '雲石座上，闊玻璃罩下三朵淺緋玫瑰',
  },
  recipe: { subject: 'dome', species: 'three', palette: 'blush', shape: 'wide', box: 'marble' },
  price: 17600,
  special: 15_800,
  stock: 7,
};
