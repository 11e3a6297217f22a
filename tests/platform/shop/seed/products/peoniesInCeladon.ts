import { CATEGORY } from '../categoryIds.ts';
import type { DemoProduct } from './DemoProduct.ts';

export const peoniesInCeladon: DemoProduct = {
  sku: 'FL-B-26',
  name: { en: 'Peonies in Celadon', zh: '青瓷芍藥' },
  urlKey: { en: 'peonies-in-celadon', zh: 'qingci-shaoyao' },
  latin: 'Paeonia lactiflora',
  tones: ['madder', 'plum'],
  flowers: ['peony'],
  occasions: ['festival', 'love', 'home'],
  categoryIds: [CATEGORY.bouquets, CATEGORY.inAVase],
  short: {
    en: 'Wine-red peonies in the green that potters call after rain.',
    zh: '酒紅芍藥，配陶人稱為「雨過天青」的綠。',
  },
  long: {
    en: '<p>An emperor is said to have asked for a glaze the color of the sky where the clouds break. This is the fourth firing; the first three were gray.</p><ul><li>Eleven deep red peonies</li><li>Celadon urn, yours to keep</li><li>Keeps six days</li></ul>',
    zh: '<p>相傳有皇帝想要一種釉，如雲破處的天色。這是第四窰；前三窰都是灰的。</p><ul><li>深紅芍藥十一枝</li><li>青瓷瓶，花後可留用</li><li>可供六天</li></ul>',
  },
  alt: { en: 'Wine-red peonies in a celadon urn', zh: '青瓷瓶中的酒紅芍藥' },
  recipe: {
    subject: 'vase',
    vessel: 'urn',
    species: 'peoniesOne',
    palette: 'wine',
    foliage: 'berries',
    box: 'celadon',
    ground: 'blush',
  },
  price: 16800,
  stock: 6,
};
