import { CATEGORY } from '../categoryIds.ts';
import type { DemoProduct } from './DemoProduct.ts';

export const plumHatbox: DemoProduct = {
  sku: 'FL-X-03',
  name: { en: 'Plum Hatbox', zh: '梅色帽盒' },
  urlKey: { en: 'plum-hatbox', zh: 'meise-maohe' },
  latin: 'Paeonia lactiflora',
  tones: ['plum', 'lilac'],
  flowers: ['peony', 'rose', 'ranunculus'],
  occasions: ['birthday', 'thanks'],
  isSameDay: true,
  categoryIds: [CATEGORY.flowerBoxes, CATEGORY.roundBoxes],
  short: {
    en: 'Peonies in a tall box the color of plums in November.',
    zh: '十一月梅子色的高盒，盛滿芍藥。',
  },
  long: {
    en: '<p>A peony is mostly air held in place by petals. In a tall box the stems have room and the heads rest on the rim.</p><p>The cloth is dyed in small lots; no two boxes are quite the same plum.</p><ul><li>Peonies, roses, ranunculus, eucalyptus</li><li>Tall box, plum cloth, label by hand</li><li>Keeps five days</li></ul>',
    zh: '<p>芍藥大半是空氣，由花瓣攏住。高盒裏花莖有餘地，花頭便歇在盒沿。</p><p>布面分小批染成，沒有兩個盒子的梅色完全相同。</p><ul><li>芍藥、玫瑰、花毛茛、尤加利葉</li><li>高盒、梅色布面、手寫標籤</li><li>可供五天</li></ul>',
  },
  alt: {
    en: 'A tall plum-colored box of pink peonies',
    zh: '梅色高盒中的粉紅芍藥',
  },
  recipe: {
    subject: 'roundBox',
    species: 'peonies',
    palette: 'lilac',
    shape: 'tall',
    closing: 'label',
    box: 'plum',
    foliage: 'eucalyptus',
  },
  price: 14400,
  special: 12_800,
  stock: 10,
};
