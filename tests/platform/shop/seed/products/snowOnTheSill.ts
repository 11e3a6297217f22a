import { CATEGORY } from '../categoryIds.ts';
import type { DemoProduct } from './DemoProduct.ts';

export const snowOnTheSill: DemoProduct = {
  sku: 'FL-B-13',
  name: { en: 'Snow on the Sill', zh: '窗台雪' },
  urlKey: { en: 'snow-on-the-sill', zh: 'chuangtai-xue' },
  latin: 'Hydrangea paniculata',
  tones: ['ivory', 'leaf'],
  flowers: ['hydrangea'],
  occasions: ['comfort', 'home'],
  isSameDay: true,
  categoryIds: [CATEGORY.bouquets, CATEGORY.byTheHour, CATEGORY.evening],
  short: {
    en: 'White hydrangea, for a town that has never seen snow.',
    zh: '白繡球，送給從未下雪的城。',
  },
  long: {
    en: '<p>A child in Sai Ying Pun asked us what snow smells of. We had no answer, but we had this: cool, green, faintly of paper.</p><ul><li>Nine heads of white hydrangea, eucalyptus</li><li>White sheet, leaf-green ribbon</li><li>Very thirsty: fill the vase each morning</li></ul>',
    zh: '<p>西營盤有個孩子問我們，雪是甚麼氣味。我們答不上來，只有這一束：清涼，帶綠，略似紙香。</p><ul><li>白繡球九朵、尤加利葉</li><li>白紙，葉綠絲帶</li><li>極愛喝水：每早加滿花瓶</li></ul>',
  },
  alt: { en: 'White hydrangeas wrapped in a white sheet', zh: '白紙包裹的白繡球' },
  recipe: {
    subject: 'bouquet',
    species: 'hydrangeaOne',
    palette: 'white',
    wrap: 'paper',
    foliage: 'eucalyptus',
    shape: 'wide',
    ground: 'dusk',
  },
  price: 9800,
  stock: 11,
};
