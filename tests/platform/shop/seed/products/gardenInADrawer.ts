import { CATEGORY } from '../categoryIds.ts';
import type { DemoProduct } from './DemoProduct.ts';

export const gardenInADrawer: DemoProduct = {
  sku: 'FL-X-10',
  name: { en: 'Garden in a Drawer', zh: '抽屜裏的花園' },
  urlKey: { en: 'garden-in-a-drawer', zh: 'chouti-li-de-huayuan' },
  latin: null,
  tones: ['lilac', 'ivory'],
  flowers: ['peony', 'rose', 'ranunculus', 'daisy'],
  occasions: ['home', 'birthday'],
  isSameDay: true,
  categoryIds: [CATEGORY.flowerBoxes, CATEGORY.squareBoxes],
  short: { en: 'Pull it open and somebody has planted it.', zh: '一拉開，原來有人種了花。' },
  long: {
    en: '<p>Every drawer of the workshop bench holds string, except the bottom one on the left. That was the model.</p><ul><li>Peonies, roses, ranunculus, daisies</li><li>Sage box, lid included</li><li>Keeps five days</li></ul>',
    zh: '<p>工場長桌的抽屜，格格都是繩子，唯獨左下那格不是。這盒便照它做。</p><ul><li>芍藥、玫瑰、花毛茛、雛菊</li><li>鼠尾草綠盒，連盒蓋</li><li>可供五天</li></ul>',
  },
  alt: { en: 'A deep sage-green box of mixed lilac flowers', zh: '鼠尾草綠深盒，盛丁香紫雜花' },
  recipe: {
    subject: 'squareBox',
    species: 'garden',
    palette: 'lilac',
    closing: 'band',
    box: 'sage',
    ribbon: 'ivory',
    shape: 'tall',
    ground: 'fern',
  },
  price: 15400,
  stock: 8,
};
