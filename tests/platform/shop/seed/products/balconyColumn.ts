import { CATEGORY } from '../categoryIds.ts';
import type { DemoProduct } from './DemoProduct.ts';

export const balconyColumn: DemoProduct = {
  sku: 'FL-G-07',
  name: { en: 'A Column for the Balcony', zh: '露台花柱' },
  urlKey: { en: 'a-column-for-the-balcony', zh: 'lutai-huazhu' },
  latin: 'Lavandula stoechas',
  tones: ['ivory', 'lilac'],
  flowers: ['rose', 'lavender'],
  occasions: ['home'],
  categoryIds: [CATEGORY.secretGarden, CATEGORY.trellises],
  short: {
    en: 'Narrow enough for a Hong Kong balcony, tall enough for a small view.',
    zh: '窄得放得進香港的露台，高得自成一景。',
  },
  long: {
    en: '<p>It stands on a floor tile and a half. Bees have been reported on the thirty-first floor.</p><ul><li>Living white rose, lavender</li><li>Marble-white trough</li><li>Full sun; water every third day</li></ul>',
    zh: '<p>佔地一塊半階磚。據報，三十一樓也來過蜜蜂。</p><ul><li>活株白玫瑰、薰衣草</li><li>雲石白槽</li><li>全日照；隔兩天澆水</li></ul>',
  },
  alt: { en: 'White roses on an obelisk above lavender', zh: '尖塔架上的白玫瑰，下有薰衣草' },
  recipe: {
    subject: 'gate',
    species: 'lavender',
    palette: 'white',
    frame: 'obelisk',
    box: 'marble',
    ground: 'mist',
  },
  price: 20400,
  stock: 9,
};
