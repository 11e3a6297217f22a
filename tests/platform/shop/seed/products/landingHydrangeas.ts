import { CATEGORY } from '../categoryIds.ts';
import type { DemoProduct } from './DemoProduct.ts';

export const landingHydrangeas: DemoProduct = {
  sku: 'FL-B-23',
  name: { en: 'Hydrangeas for the Landing', zh: '樓梯口的繡球' },
  urlKey: { en: 'hydrangeas-for-the-landing', zh: 'loutikou-de-xiuqiu' },
  latin: 'Hydrangea macrophylla',
  tones: ['sky'],
  flowers: ['hydrangea'],
  occasions: ['home', 'comfort'],
  categoryIds: [CATEGORY.bouquets, CATEGORY.inAVase],
  short: {
    en: 'Blue heads in clear glass, where the stairs turn.',
    zh: '清玻璃中的藍繡球，放在樓梯轉角。',
  },
  long: {
    en: '<p>Every house has one place where people pass and nobody sits. Put these there. They will be greeted.</p><ul><li>Seven blue hydrangeas</li><li>Hand-blown glass, yours to keep</li><li>If they droop, lay the heads in cold water for an hour</li></ul>',
    zh: '<p>每間屋總有一處，人人經過，無人坐下。放在那裏，自會有人跟它們打招呼。</p><ul><li>藍繡球七朵</li><li>手吹玻璃瓶，花後可留用</li><li>若見垂頭，把花浸入冷水一小時</li></ul>',
  },
  alt: {
    en: 'Blue hydrangeas in a glass vase, their stems in the water',
    zh: '玻璃瓶中的藍繡球，莖在水中可見',
  },
  recipe: {
    subject: 'vase',
    vessel: 'glass',
    species: 'hydrangeaOne',
    palette: 'blue',
    foliage: 'fern',
    ground: 'dusk',
  },
  price: 13200,
  stock: 10,
};
