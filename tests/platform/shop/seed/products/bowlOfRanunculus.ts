import { CATEGORY } from '../categoryIds.ts';
import type { DemoProduct } from './DemoProduct.ts';

export const bowlOfRanunculus: DemoProduct = {
  sku: 'FL-B-24',
  name: { en: 'A Bowl of Ranunculus', zh: '一盆花毛茛' },
  urlKey: { en: 'a-bowl-of-ranunculus', zh: 'yipen-huamaolang' },
  latin: 'Ranunculus asiaticus',
  tones: ['coral', 'apricot'],
  flowers: ['ranunculus'],
  occasions: ['birthday', 'festival', 'thanks'],
  categoryIds: [CATEGORY.bouquets, CATEGORY.inAVase],
  short: {
    en: 'Low enough to talk across, bright enough to stop the talk once.',
    zh: '矮得可以隔着它談天，亮得足以讓話停一停。',
  },
  long: {
    en: '<p>Made for the middle of a table of eight. We measured: seated eyes are at a hundred and fifteen centimeters, and the tallest flower is at twenty-six above the cloth.</p><ul><li>Forty ranunculus</li><li>Sage-glazed bowl, yours to keep</li><li>Keeps six days</li></ul>',
    zh: '<p>為八人桌的正中而做。我們量過：坐下時眼睛離地一百一十五厘米，最高的一朵離桌布二十六厘米。</p><ul><li>花毛茛四十枝</li><li>鼠尾草綠釉盆，花後可留用</li><li>可供六天</li></ul>',
  },
  alt: { en: 'Coral ranunculus overflowing a pale green bowl', zh: '淺綠瓷盆中滿溢的珊瑚色花毛茛' },
  recipe: {
    subject: 'vase',
    vessel: 'bowl',
    species: 'ranunculus',
    palette: 'coral',
    foliage: 'olive',
    box: 'sage',
    ground: 'straw',
  },
  price: 15600,
  stock: 7,
};
