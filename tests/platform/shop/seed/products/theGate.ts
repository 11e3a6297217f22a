import { CATEGORY } from '../categoryIds.ts';
import type { DemoProduct } from './DemoProduct.ts';

export const theGate: DemoProduct = {
  sku: 'FL-G-01',
  name: { en: 'The Gate', zh: '花門' },
  urlKey: { en: 'the-gate', zh: 'huamen' },
  latin: 'Tulipa sylvestris',
  tones: ['apricot'],
  flowers: ['tulip', 'rose'],
  occasions: ['home', 'festival'],
  categoryIds: [CATEGORY.secretGarden, CATEGORY.gates],
  short: {
    en: 'A planted gate, forty centimeters tall. Tulips first, then roses.',
    zh: '四十厘米高的一道花門。先開鬱金香，然後是玫瑰。',
  },
  long: {
    en: '<p>The tulips come first, then the roses close over the arch. By May you look through it as through a hedge.</p><p>Soil, bulbs and roots are in the box. It asks for a window and a little water on Sundays.</p><ul><li>Wild tulips, climbing roses, fern</li><li>Oak trough, arch of steel, 40 cm</li><li>Lives for years; repot in the third</li></ul>',
    zh: '<p>鬱金香先來，隨後玫瑰攀滿拱門。到了五月，望過去如望過一道籬。</p><p>泥土、球根與根系都在盒中。它只要一扇窗，星期天一點水。</p><ul><li>野鬱金香、攀緣玫瑰、蕨</li><li>橡木槽、鋼拱，高40厘米</li><li>可活多年，第三年換土</li></ul>',
  },
  alt: {
    en: 'A small wooden trough planted with tulips under an arch of roses',
    zh: '小木槽中種着鬱金香，上有玫瑰拱門',
  },
  recipe: { subject: 'gate', species: 'tulips', palette: 'apricot', frame: 'arch', box: 'oak' },
  price: 24000,
  stock: 6,
};
