import { CATEGORY } from '../categoryIds.ts';
import type { DemoProduct } from './DemoProduct.ts';

export const aDozenPlainly: DemoProduct = {
  sku: 'FL-B-20',
  name: { en: 'A Dozen, Plainly', zh: '一打玫瑰' },
  urlKey: { en: 'a-dozen-plainly', zh: 'yida-meigui' },
  latin: 'Rosa × hybrida',
  tones: ['madder'],
  flowers: ['rose'],
  occasions: ['love'],
  isSameDay: true,
  categoryIds: [CATEGORY.bouquets, CATEGORY.roses, CATEGORY.redRoses],
  short: {
    en: 'Twelve red roses and a ribbon. Some things need no adjective.',
    zh: '十二枝紅玫瑰，一條絲帶。有些事不必形容。',
  },
  long: {
    en: '<p>We tried to improve on it. We added leaves and took them out again; we tried eleven, and thirteen. Then we put the dozen back and tied the ribbon.</p><ul><li>Twelve long-stemmed red roses</li><li>Bare stems</li><li>Keeps nine days</li></ul>',
    zh: '<p>我們試過改良它：加了葉，又拿走；試過十一枝，也試過十三枝。最後放回一打，繫上絲帶。</p><ul><li>長莖紅玫瑰十二枝</li><li>裸莖</li><li>可供九天</li></ul>',
  },
  alt: { en: 'Red roses on bare stems, tied with a pale ribbon', zh: '裸莖紅玫瑰，繫淺色絲帶' },
  recipe: {
    subject: 'bouquet',
    species: 'rosesOne',
    palette: 'crimson',
    wrap: 'bare',
    foliage: 'olive',
    shape: 'posy',
    ground: 'mist',
    ribbon: 'ivory',
  },
  price: 9600,
  sizes: { classic: 9600, grand: 16400 },
  stock: 28,
};
