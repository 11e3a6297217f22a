import { CATEGORY } from '../categoryIds.ts';
import type { DemoProduct } from './DemoProduct.ts';

export const peoniesAlmostOpen: DemoProduct = {
  sku: 'FL-B-11',
  name: { en: 'Peonies, Almost Open', zh: '將開的芍藥' },
  urlKey: { en: 'peonies-almost-open', zh: 'jiangkai-de-shaoyao' },
  latin: 'Paeonia lactiflora',
  tones: ['blush'],
  flowers: ['peony'],
  occasions: ['love', 'birthday', 'newborn'],
  isSameDay: true,
  categoryIds: [CATEGORY.bouquets, CATEGORY.byTheHour, CATEGORY.morning],
  short: {
    en: 'Sold as buds, because the best part happens at your table.',
    zh: '以花苞出售，因為最好的部分在您桌上發生。',
  },
  long: {
    en: '<p>A peony opens in one night. Someone goes to bed beside a green fist and wakes beside a skirt. We cut ours when they give a little under the thumb, like a ripe plum.</p><p>Put them in cold water to wait, in warm water to hurry.</p><ul><li>Fifteen peonies, one kind</li><li>Low paper collar</li><li>Keeps six days, two of them as buds</li></ul>',
    zh: '<p>芍藥一夜便開。睡前床邊是一隻綠拳頭，醒來是一條裙子。我們等花苞像熟透的李子那樣，指頭按下去微微退讓，才動剪。</p><p>想等，用冷水；想快，用暖水。</p><ul><li>芍藥十五枝，同一品種</li><li>矮紙襯領</li><li>可供六天，其中兩天是花苞</li></ul>',
  },
  alt: { en: 'Pink peonies crowding a low paper collar', zh: '矮紙領中擠滿粉紅芍藥' },
  recipe: {
    subject: 'bouquet',
    species: 'peoniesOne',
    palette: 'rose',
    wrap: 'collar',
    foliage: 'none',
    shape: 'full',
    ground: 'blush',
    ribbon: 'ivory',
  },
  price: 12600,
  sizes: { posy: 12600, grand: 18800 },
  stock: 12,
};
