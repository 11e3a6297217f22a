import { CATEGORY } from '../categoryIds.ts';
import type { DemoProduct } from './DemoProduct.ts';

export const tulipKept: DemoProduct = {
  sku: 'FL-D-05',
  name: { en: 'A Tulip, Kept', zh: '留住的鬱金香' },
  urlKey: { en: 'a-tulip-kept', zh: 'liuzhu-de-yujinxiang' },
  latin: 'Tulipa gesneriana',
  tones: ['butter'],
  flowers: ['tulip'],
  occasions: ['home', 'thanks'],
  categoryIds: [CATEGORY.glassDomes],
  short: {
    en: 'A yellow tulip on the day it stood straightest.',
    zh: '一枝黃鬱金香，留在它站得最直的那天。',
  },
  long: {
    en: '<p>Tulips bend. It is their whole character. This one was caught between the bud and the bow.</p><ul><li>One preserved tulip, oak base</li><li>Twenty-nine centimeters tall</li><li>Keeps two years out of the sun</li></ul>',
    zh: '<p>鬱金香會彎，那是它的本性。這一枝，是在含苞與低頭之間截住的。</p><ul><li>保鮮鬱金香一枝，橡木座</li><li>高二十九厘米</li><li>避開日照可存兩年</li></ul>',
  },
  alt: { en: 'A yellow tulip under a tall glass dome', zh: '高玻璃罩中的黃鬱金香' },
  recipe: { subject: 'dome', species: 'tulip', palette: 'sunshine', shape: 'posy', box: 'oak' },
  price: 14200,
  stock: 13,
};
