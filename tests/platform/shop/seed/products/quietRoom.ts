import { CATEGORY } from '../categoryIds.ts';
import type { DemoProduct } from './DemoProduct.ts';

export const quietRoom: DemoProduct = {
  sku: 'FL-B-05',
  name: { en: 'The Quiet Room', zh: '靜室' },
  urlKey: { en: 'the-quiet-room', zh: 'jingshi' },
  latin: 'Rosa alba',
  tones: ['ivory'],
  flowers: ['rose'],
  occasions: ['comfort'],
  isSameDay: true,
  categoryIds: [CATEGORY.bouquets, CATEGORY.roses, CATEGORY.paleRoses],
  short: {
    en: 'White roses, a little fern, and nothing that needs an answer.',
    zh: '白玫瑰，幾枝蕨葉，再無需要回應之物。',
  },
  long: {
    en: '<p>Some rooms should not be spoken to. For them we tie white roses with the greenest fern of the week and no scent stronger than clean linen.</p><p>It is sent more often for grief than for joy, and the card is usually short.</p><ul><li>Rosa alba, fern</li><li>White paper, ivory ribbon</li><li>Keeps eight days</li></ul>',
    zh: '<p>有些房間不必對它說話。我們為它紮上白玫瑰，配那一週最綠的蕨，氣味不濃於乾淨的棉麻。</p><p>它送往悲傷多於送往喜慶，卡上的字通常很短。</p><ul><li>白薔薇、蕨葉</li><li>白紙、象牙白絲帶</li><li>可供八天</li></ul>',
  },
  alt: {
    en: 'White roses with fern in white paper',
    zh: '白紙裹着的白玫瑰與蕨葉',
  },
  recipe: {
    subject: 'bouquet',
    species: 'roses',
    palette: 'white',
    wrap: 'paper',
    foliage: 'fern',
    shape: 'full',
    ribbon: 'ivory',
    ground: 'fern',
  },
  price: 11200,
  special: 9_800,
  stock: 16,
};
