import { CATEGORY } from '../categoryIds.ts';
import type { DemoProduct } from './DemoProduct.ts';

export const lastTramHome: DemoProduct = {
  sku: 'FL-B-17',
  name: { en: 'Last Tram Home', zh: '末班電車' },
  urlKey: { en: 'last-tram-home', zh: 'moban-dianche' },
  latin: 'Rosa × hybrida',
  tones: ['plum'],
  flowers: ['rose', 'ranunculus'],
  occasions: ['love', 'thanks'],
  isSameDay: true,
  categoryIds: [
    CATEGORY.bouquets,
    CATEGORY.byTheHour,
    CATEGORY.evening,
    CATEGORY.roses,
    CATEGORY.redRoses,
  ],
  short: {
    en: 'Plum roses under a streetlamp, seen from the upper deck.',
    zh: '街燈下的梅紫玫瑰，從電車上層望下去。',
  },
  long: {
    en: '<p>The front seat of the upper deck, just before midnight: that is where this color lives. Not quite red, not quite asleep.</p><ul><li>Plum roses, dark ranunculus, olive</li><li>Lilac paper, ink ribbon</li><li>Keeps a week</li></ul>',
    zh: '<p>近午夜，電車上層最前的座位：這種顏色就住在那裏。不全是紅，也不全是睡意。</p><ul><li>梅紫玫瑰、深色花毛茛、橄欖葉</li><li>淡紫紙，墨色絲帶</li><li>可供一星期</li></ul>',
  },
  alt: { en: 'A dark bouquet of plum roses in lilac paper', zh: '淡紫紙中的深梅色玫瑰' },
  recipe: {
    subject: 'bouquet',
    species: 'ranunculus',
    palette: 'plum',
    wrap: 'paper',
    foliage: 'olive',
    shape: 'tall',
    ground: 'dusk',
    ribbon: 'ink',
  },
  price: 12200,
  stock: 14,
};
