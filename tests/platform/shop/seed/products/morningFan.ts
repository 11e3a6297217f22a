import { CATEGORY } from '../categoryIds.ts';
import type { DemoProduct } from './DemoProduct.ts';

export const morningFan: DemoProduct = {
  sku: 'FL-G-05',
  name: { en: 'Morning Fan', zh: '晨扇' },
  urlKey: { en: 'morning-fan', zh: 'chenshan' },
  latin: 'Ranunculus repens',
  tones: ['butter'],
  flowers: ['ranunculus', 'daisy'],
  occasions: ['home', 'thanks'],
  categoryIds: [CATEGORY.secretGarden, CATEGORY.trellises],
  short: {
    en: 'Five canes opened like a hand of cards, and all of them yellow.',
    zh: '五枝竹竿展開如一手牌，全是黃的。',
  },
  long: {
    en: '<p>It wants an east window, and rewards it before breakfast. The daisies at the foot were not planned; they stayed.</p><ul><li>Climbing buttercup roses, ox-eye daisies</li><li>Terracotta trough</li><li>Water when the top of the soil is pale</li></ul>',
    zh: '<p>它要一扇東窗，早餐之前便有回報。腳下的雛菊本不在計劃中；它們留下了。</p><ul><li>攀緣毛茛玫瑰、牛眼雛菊</li><li>赤陶槽</li><li>表土發白便澆水</li></ul>',
  },
  alt: { en: 'Yellow blooms on a fan of canes above daisies', zh: '扇形竹架上的黃花，下有雛菊' },
  recipe: {
    subject: 'gate',
    species: 'meadow',
    palette: 'sunshine',
    frame: 'fan',
    box: 'terracotta',
    climber: 'ranunculus',
    ground: 'straw',
  },
  price: 19600,
  stock: 8,
};
