import { CATEGORY } from '../categoryIds.ts';
import type { DemoProduct } from './DemoProduct.ts';

export const heartPale: DemoProduct = {
  sku: 'FL-X-08',
  name: { en: 'A Heart, Ajar', zh: '半開的心' },
  urlKey: { en: 'a-heart-ajar', zh: 'bankai-de-xin' },
  latin: 'Rosa × damascena',
  tones: ['blush', 'ivory'],
  flowers: ['rose', 'ranunculus', 'peony'],
  occasions: ['love', 'newborn'],
  isSameDay: true,
  categoryIds: [CATEGORY.flowerBoxes, CATEGORY.heartBoxes],
  short: { en: 'The same heart in a lighter mood.', zh: '同一顆心，心情輕了些。' },
  long: {
    en: '<p>For an anniversary with a number nobody celebrates: the third, the eleventh, the one you nearly forgot.</p><ul><li>Peonies, roses, ranunculus</li><li>Ivory cloth, lid included</li><li>Keeps five days</li></ul>',
    zh: '<p>送給數字不上不下的紀念日：第三年，第十一年，險些忘了的那一年。</p><ul><li>芍藥、玫瑰、花毛茛</li><li>象牙白布盒，連盒蓋</li><li>可供五天</li></ul>',
  },
  alt: { en: 'A pale heart-shaped box of pink and cream flowers', zh: '淺色心形盒，盛粉與奶白花' },
  recipe: { subject: 'heartBox', species: 'peonies', palette: 'blush', box: 'ivory' },
  price: 16200,
  stock: 7,
};
