import { CATEGORY } from '../categoryIds.ts';
import type { DemoProduct } from './DemoProduct.ts';

export const meadowAtSix: DemoProduct = {
  sku: 'FL-B-06',
  name: { en: 'Meadow at Six', zh: '六時的草地' },
  urlKey: { en: 'meadow-at-six', zh: 'liushi-de-caodi' },
  latin: 'Cosmos bipinnatus',
  tones: ['blush'],
  flowers: ['cosmos', 'daisy', 'ranunculus'],
  occasions: ['birthday', 'home'],
  isSameDay: true,
  categoryIds: [
    CATEGORY.bouquets,
    CATEGORY.meadow,
    CATEGORY.byTheHour,
    CATEGORY.morning,
    CATEGORY.daisiesAndCosmos,
  ],
  short: {
    en: 'Cosmos and daisies, gathered as if on the way home.',
    zh: '大波斯菊與雛菊，像回家路上隨手採來。',
  },
  long: {
    en: '<p>Cosmos grow where the soil is poor and the light is long. We cut them at six in the evening for the morning after, when the heads have steadied.</p><p>Nothing here is wired, and nothing stands straight. Use a jug.</p><ul><li>Cosmos, daisies, ranunculus, wild carrot</li><li>Tied with string</li><li>Keeps five days</li></ul>',
    zh: '<p>大波斯菊長在瘦土與長日之中。我們傍晚六時採下，待花頭站穩，翌晨送出。</p><p>沒有一枝穿過鐵線，也沒有一枝筆直。用水壺插就好。</p><ul><li>大波斯菊、雛菊、花毛茛、野胡蘿蔔花</li><li>以棉繩繫紮</li><li>可供五天</li></ul>',
  },
  alt: {
    en: 'A loose bouquet of pink cosmos and white daisies',
    zh: '鬆散的粉紅大波斯菊與白雛菊',
  },
  recipe: {
    subject: 'bouquet',
    species: 'cosmos',
    palette: 'rose',
    wrap: 'bare',
    foliage: 'airy',
    shape: 'wide',
    ground: 'mist',
  },
  price: 7800,
  stock: 22,
};
