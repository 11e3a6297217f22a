import { CATEGORY } from '../categoryIds.ts';
import type { DemoProduct } from './DemoProduct.ts';

export const heartClosed: DemoProduct = {
  sku: 'FL-X-04',
  name: { en: 'A Heart, Closed', zh: '合上的心' },
  urlKey: { en: 'a-heart-closed', zh: 'heshang-de-xin' },
  latin: 'Rosa gallica',
  tones: ['madder'],
  flowers: ['rose'],
  occasions: ['love'],
  isSameDay: true,
  categoryIds: [CATEGORY.flowerBoxes, CATEGORY.pressRoom, CATEGORY.heartBoxes],
  short: {
    en: 'Forty red roses in a box that closes like one.',
    zh: '四十朵紅玫瑰，盒子合上也是一顆心。',
  },
  long: {
    en: '<p>We resisted the heart for two years. Then the hatter made one in black cloth, with a lid that fits as a watch case does, and there was nothing more to say.</p><p>Forty roses, one red.</p><ul><li>Rosa gallica, forty stems</li><li>Black cloth, lid included</li><li>Keeps six days</li></ul>',
    zh: '<p>我們抗拒心形抗拒了兩年。後來帽匠用黑布做了一個，盒蓋合起如懷錶，便再無話可說。</p><p>四十朵玫瑰，一種紅。</p><ul><li>法國薔薇四十枝</li><li>黑布面，連盒蓋</li><li>可供六天</li></ul>',
  },
  alt: {
    en: 'A heart-shaped black box filled with red roses',
    zh: '盛滿紅玫瑰的黑色心形盒',
  },
  recipe: { subject: 'heartBox', species: 'rosesOne', palette: 'crimson', box: 'ink' },
  price: 16800,
  stock: 8,
};
