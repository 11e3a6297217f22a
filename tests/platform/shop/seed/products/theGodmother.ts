import { CATEGORY } from '../categoryIds.ts';
import type { DemoProduct } from './DemoProduct.ts';

export const theGodmother: DemoProduct = {
  sku: 'FL-R-05',
  name: { en: 'The Godmother', zh: '教母熊' },
  urlKey: { en: 'the-godmother', zh: 'jiaomu-xiong' },
  latin: 'Rosa × centifolia',
  tones: ['lilac', 'plum'],
  flowers: ['rose'],
  occasions: ['newborn', 'love'],
  categoryIds: [CATEGORY.roseBears, CATEGORY.bearsWithHearts],
  short: {
    en: 'A lilac bear with a heart, who remembers every birthday.',
    zh: '抱着心的丁香紫熊，記得每個生日。',
  },
  long: {
    en: '<p>She arrives in a box with a window, which she dislikes, and settles on a chest of drawers, which she does not leave.</p><ul><li>Foam roses, glass eyes, satin bow</li><li>Forty centimeters</li><li>Keeps for years; out of the sun</li></ul>',
    zh: '<p>她坐着開窗的盒子來，不大喜歡；然後坐上五斗櫃，再也不走。</p><ul><li>仿真玫瑰、玻璃眼、緞帶</li><li>四十厘米</li><li>可存多年；避免日曬</li></ul>',
  },
  alt: { en: 'A lilac rose bear holding a heart of roses', zh: '抱玫瑰心的丁香紫玫瑰熊' },
  recipe: { subject: 'bear', palette: 'lilac', pose: 'hugging', ribbon: 'plum' },
  price: 14200,
  stock: 8,
};
