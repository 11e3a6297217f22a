import { CATEGORY } from '../categoryIds.ts';
import type { DemoProduct } from './DemoProduct.ts';

export const daisiesByTheGate: DemoProduct = {
  sku: 'FL-B-16',
  name: { en: 'Daisies by the Gate', zh: '門邊雛菊' },
  urlKey: { en: 'daisies-by-the-gate', zh: 'menbian-chuju' },
  latin: 'Leucanthemum vulgare',
  tones: ['butter', 'ivory'],
  flowers: ['daisy', 'ranunculus'],
  occasions: ['home', 'thanks', 'birthday'],
  isSameDay: true,
  categoryIds: [CATEGORY.bouquets, CATEGORY.meadow, CATEGORY.daisiesAndCosmos],
  short: {
    en: 'Ox-eye daisies, tied as a child would, only tighter.',
    zh: '牛眼雛菊，像孩子那樣紮，只是紮得更緊。',
  },
  long: {
    en: '<p>Nobody has ever been unhappy about daisies. They ask for no occasion and they forgive a jam jar.</p><ul><li>Ox-eye daisies, a few butter ranunculus</li><li>Bare stems, straw ribbon</li><li>Keeps a week and a half</li></ul>',
    zh: '<p>從來沒有人因雛菊而不快。它們不需要理由，也不嫌棄果醬瓶。</p><ul><li>牛眼雛菊，幾枝牛油黃花毛茛</li><li>裸莖，麥稈色絲帶</li><li>可供十天左右</li></ul>',
  },
  alt: { en: 'A wide bunch of white daisies with yellow hearts', zh: '一大束黃心白雛菊' },
  recipe: {
    subject: 'bouquet',
    species: 'daisies',
    palette: 'butter',
    wrap: 'bare',
    foliage: 'airy',
    shape: 'wide',
    ground: 'fern',
    ribbon: 'straw',
  },
  price: 8400,
  stock: 32,
};
