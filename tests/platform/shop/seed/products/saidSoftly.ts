import { CATEGORY } from '../categoryIds.ts';
import type { DemoProduct } from './DemoProduct.ts';

export const saidSoftly: DemoProduct = {
  sku: 'FL-B-21',
  name: { en: 'Said Softly', zh: '輕聲說' },
  urlKey: { en: 'said-softly', zh: 'qingsheng-shuo' },
  latin: 'Rosa × damascena',
  tones: ['blush'],
  flowers: ['rose'],
  occasions: ['love', 'newborn', 'comfort'],
  isSameDay: true,
  categoryIds: [CATEGORY.bouquets, CATEGORY.roses, CATEGORY.paleRoses],
  short: {
    en: 'Blush roses in a paper cone, for a thing easier handed over than said.',
    zh: '紙筒裏的淺緋玫瑰，送出去比說出口容易。',
  },
  long: {
    en: '<p>Old roses, with the scent that soap has been trying to remember. The cone is made to be held in one hand while the other rings the bell.</p><ul><li>Eighteen damask roses, berries</li><li>Paper cone</li><li>Keeps six days, and smells for four</li></ul>',
    zh: '<p>老品種玫瑰，那股香氣肥皂想了許多年也想不起來。紙筒剛好一手握着，另一手按門鈴。</p><ul><li>大馬士革玫瑰十八枝、漿果</li><li>紙筒</li><li>可供六天，香四天</li></ul>',
  },
  alt: { en: 'Blush roses and berries in a pink paper cone', zh: '粉色紙筒中的淺緋玫瑰與漿果' },
  recipe: {
    subject: 'bouquet',
    species: 'rosesOne',
    palette: 'blush',
    wrap: 'cone',
    foliage: 'berries',
    shape: 'full',
    ground: 'blush',
  },
  price: 9900,
  stock: 18,
};
