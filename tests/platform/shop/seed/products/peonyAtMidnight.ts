import { CATEGORY } from '../categoryIds.ts';
import type { DemoProduct } from './DemoProduct.ts';

export const peonyAtMidnight: DemoProduct = {
  sku: 'FL-D-06',
  name: { en: 'Peony at Midnight', zh: '子夜芍藥' },
  urlKey: { en: 'peony-at-midnight', zh: 'ziye-shaoyao' },
  latin: 'Paeonia suffruticosa',
  tones: ['plum'],
  flowers: ['peony'],
  occasions: ['love', 'birthday'],
  categoryIds: [CATEGORY.glassDomes],
  short: {
    en: 'Two hundred petals that will not fall tonight, nor next year.',
    zh: '兩百片花瓣，今夜不落，明年也不落。',
  },
  long: {
    en: '<p>A tree peony drops everything at once, usually while one is in the next room. Under glass it has changed its mind.</p><ul><li>One preserved tree peony, walnut base</li><li>Wide dome, twenty-six centimeters</li><li>Dust the glass, never the flower</li></ul>',
    zh: '<p>牡丹總是一下子全落，而且多半在您去了隔壁房間的時候。在罩中，它改變了主意。</p><ul><li>保鮮牡丹一朵，胡桃木座</li><li>闊罩，二十六厘米</li><li>只拂玻璃，勿碰花</li></ul>',
  },
  alt: { en: 'A plum-colored peony in a wide dome on walnut', zh: '胡桃木座上闊罩中的梅色牡丹' },
  recipe: {
    subject: 'dome',
    species: 'peony',
    palette: 'plum',
    shape: 'wide',
    box: 'walnut',
    ground: 'blush',
  },
  price: 16800,
  stock: 6,
};
