import { CATEGORY } from '../categoryIds.ts';
import type { DemoProduct } from './DemoProduct.ts';

export const heartInViolet: DemoProduct = {
  sku: 'FL-X-11',
  name: { en: 'A Heart in Violet', zh: '紫色的心' },
  urlKey: { en: 'a-heart-in-violet', zh: 'zise-de-xin' },
  latin: 'Ranunculus asiaticus',
  tones: ['lilac', 'plum'],
  flowers: ['ranunculus'],
  occasions: ['love', 'birthday'],
  isSameDay: true,
  categoryIds: [CATEGORY.flowerBoxes, CATEGORY.heartBoxes],
  short: { en: 'For the one who never liked red.', zh: '送給從不喜歡紅色的那位。' },
  long: {
    en: '<p>Violet, the florist’s manual of 1880 says, means: I think of you at work. We have not checked the other meanings.</p><ul><li>Fifty ranunculus in violet and cream</li><li>Plum cloth, lid included</li><li>Keeps five days</li></ul>',
    zh: '<p>一八八〇年的花語手冊說，紫色是：「工作時想着你」。其他意思我們沒有查證。</p><ul><li>紫與奶白花毛茛五十枝</li><li>梅色布盒，連盒蓋</li><li>可供五天</li></ul>',
  },
  alt: { en: 'A plum heart-shaped box of violet ranunculus', zh: '梅色心形盒，盛紫色花毛茛' },
  recipe: {
    subject: 'heartBox',
    species: 'ranunculus',
    palette: 'lilac',
    box: 'plum',
    ground: 'dusk',
  },
  price: 16600,
  stock: 9,
};
