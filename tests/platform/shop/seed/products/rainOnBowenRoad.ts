import { CATEGORY } from '../categoryIds.ts';
import type { DemoProduct } from './DemoProduct.ts';

export const rainOnBowenRoad: DemoProduct = {
  sku: 'FL-B-08',
  name: { en: 'Rain on Bowen Road', zh: '寶雲道的雨' },
  urlKey: { en: 'rain-on-bowen-road', zh: 'baoyundao-de-yu' },
  latin: 'Hydrangea macrophylla',
  tones: ['sky'],
  flowers: ['hydrangea', 'rose'],
  occasions: ['comfort', 'newborn'],
  isSameDay: true,
  categoryIds: [CATEGORY.bouquets, CATEGORY.meadow],
  short: {
    en: 'Hydrangea, blue from sour soil, still wet.',
    zh: '繡球，酸土養出的藍，雨水未乾。',
  },
  long: {
    en: '<p>Bowen Road runs level along the hill, and after rain the whole path smells of leaves. The hydrangeas there are blue because the ground is sour; ours come from a slope just like it.</p><p>If a head wilts, lay it in cold water for an hour. It will come back.</p><ul><li>Hydrangea, white roses, eucalyptus</li><li>Paper collar, sky ribbon</li><li>Keeps seven days with much water</li></ul>',
    zh: '<p>寶雲道沿山而平，雨後整條小徑都是葉的氣味。那裏的繡球發藍，因為泥土偏酸；我們的，來自一道相似的山坡。</p><p>花頭若垂下，平放冷水中一小時，便會醒來。</p><ul><li>繡球、白玫瑰、尤加利葉</li><li>紙領、天藍絲帶</li><li>水足可供七天</li></ul>',
  },
  alt: {
    en: 'Blue hydrangeas with white roses',
    zh: '藍繡球配白玫瑰',
  },
  recipe: {
    subject: 'bouquet',
    species: 'hydrangea',
    palette: 'blue',
    wrap: 'collar',
    foliage: 'eucalyptus',
    shape: 'full',
    ribbon: 'sky',
    ground: 'mist',
  },
  price: 9600,
  sizes: { classic: 9_600, grand: 13_800 },
  stock: 14,
};
