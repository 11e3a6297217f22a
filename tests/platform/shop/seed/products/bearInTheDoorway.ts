import { CATEGORY } from '../categoryIds.ts';
import type { DemoProduct } from './DemoProduct.ts';

export const bearInTheDoorway: DemoProduct = {
  sku: 'FL-R-03',
  name: { en: 'Bear in the Doorway', zh: '門前的小熊' },
  urlKey: { en: 'bear-in-the-doorway', zh: 'menqian-de-xiaoxiong' },
  latin: 'Rosa rugosa',
  tones: ['apricot'],
  flowers: ['rose'],
  occasions: ['love'],
  categoryIds: [CATEGORY.roseBears, CATEGORY.bearsWithHearts],
  short: {
    en: 'A bear that holds a heart and has not yet said why.',
    zh: '一隻抱着心的熊，還沒有說為甚麼。',
  },
  long: {
    en: '<p>It came to ask something. It holds the heart with both arms, which makes it hard to knock.</p><p>The heart is of darker roses and is set last, so each sits at its own slant.</p><ul><li>Four hundred and fifty foam roses, 40 cm</li><li>Apricot, heart in madder</li><li>Dust with cold air</li></ul>',
    zh: '<p>牠是來問一件事的。雙臂抱着心，敲門便不大方便。</p><p>心用較深的玫瑰，最後才砌，因此每一顆的斜度都不一樣。</p><ul><li>泡沫玫瑰四百五十朵，高40厘米</li><li>杏色，心為茜紅</li><li>以冷風除塵</li></ul>',
  },
  alt: {
    en: 'An apricot rose bear hugging a heart of roses',
    zh: '抱着玫瑰心的杏色小熊',
  },
  recipe: { subject: 'bear', palette: 'apricot', pose: 'hugging' },
  price: 13800,
  stock: 9,
};
