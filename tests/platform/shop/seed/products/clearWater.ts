import { CATEGORY } from '../categoryIds.ts';
import type { DemoProduct } from './DemoProduct.ts';

export const clearWater: DemoProduct = {
  sku: 'FL-B-29',
  name: { en: 'Clear Water', zh: '清水' },
  urlKey: { en: 'clear-water', zh: 'qingshui' },
  latin: 'Anemone coronaria',
  tones: ['madder'],
  flowers: ['anemone', 'rose'],
  occasions: ['love', 'birthday'],
  categoryIds: [CATEGORY.bouquets, CATEGORY.inAVase],
  short: {
    en: 'Red anemones in plain glass, black at the heart.',
    zh: '清玻璃中的紅銀蓮，花心是黑的。',
  },
  long: {
    en: '<p>An anemone closes when it is cold and opens when someone turns on a lamp. Watch it once, at dinner, and you will not need conversation.</p><ul><li>Red anemones, wine roses</li><li>Hand-blown glass, yours to keep</li><li>Keeps five days</li></ul>',
    zh: '<p>銀蓮遇冷則合，有人開燈便又打開。晚飯時看一回，便不必找話題。</p><ul><li>紅銀蓮、酒紅玫瑰</li><li>手吹玻璃瓶，花後可留用</li><li>可供五天</li></ul>',
  },
  alt: { en: 'Red anemones in a clear glass vase', zh: '清玻璃瓶中的紅銀蓮' },
  recipe: {
    subject: 'vase',
    vessel: 'glass',
    species: 'anemones',
    palette: 'scarlet',
    foliage: 'olive',
    ground: 'blush',
  },
  price: 12600,
  stock: 9,
};
