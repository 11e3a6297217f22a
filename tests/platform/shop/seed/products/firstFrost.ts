import { CATEGORY } from '../categoryIds.ts';
import type { DemoProduct } from './DemoProduct.ts';

export const firstFrost: DemoProduct = {
  sku: 'FL-B-18',
  name: { en: 'First Frost', zh: '初霜' },
  urlKey: { en: 'first-frost', zh: 'chushuang' },
  latin: 'Rosa × alba',
  tones: ['ivory', 'leaf'],
  flowers: ['rose'],
  occasions: ['comfort', 'home'],
  isSameDay: true,
  categoryIds: [
    CATEGORY.bouquets,
    CATEGORY.byTheHour,
    CATEGORY.morning,
    CATEGORY.roses,
    CATEGORY.paleRoses,
  ],
  short: {
    en: 'White roses and silver leaves, before anyone has walked on the grass.',
    zh: '白玫瑰與銀葉，趁還沒有人踏過草地。',
  },
  long: {
    en: '<p>Twice a winter, at the top of Tai Mo Shan, the grass goes white. The rest of us have this.</p><ul><li>White and sage roses, eucalyptus</li><li>Green paper collar</li><li>Keeps eight days</li></ul>',
    zh: '<p>每年冬天總有一兩次，大帽山頂的草會變白。我們其餘的人，有這一束。</p><ul><li>白與鼠尾草綠玫瑰、尤加利葉</li><li>綠紙襯領</li><li>可供八天</li></ul>',
  },
  alt: {
    en: 'White roses with gray-green leaves in a dark green collar',
    zh: '墨綠紙領中的白玫瑰與灰綠葉',
  },
  recipe: {
    subject: 'bouquet',
    species: 'roses',
    palette: 'forest',
    wrap: 'collar',
    foliage: 'eucalyptus',
    shape: 'tall',
    ground: 'mist',
    box: 'leaf',
    ribbon: 'ivory',
  },
  price: 11400,
  stock: 17,
};
