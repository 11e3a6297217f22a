import { CATEGORY } from '../categoryIds.ts';
import type { DemoProduct } from './DemoProduct.ts';

export const nightWatchman: DemoProduct = {
  sku: 'FL-R-02',
  name: { en: 'The Night Watchman', zh: '守夜熊' },
  urlKey: { en: 'the-night-watchman', zh: 'shouyexiong' },
  latin: 'Rosa foetida',
  tones: ['butter'],
  flowers: ['rose'],
  occasions: ['home', 'birthday'],
  categoryIds: [CATEGORY.roseBears, CATEGORY.standingBears],
  short: {
    en: 'A standing bear with open arms, guarding the hall.',
    zh: '張開雙臂的站熊，看守玄關。',
  },
  long: {
    en: '<p>It stands, arms open, facing the door. Children walk past it more quickly; grown-ups say good evening.</p><p>Larger than the others by a hand, with a ribbon of leaf green, since a watchman should be seen.</p><ul><li>Five hundred foam roses, 46 cm</li><li>Sunshine yellow</li><li>Dust with cold air</li></ul>',
    zh: '<p>牠站着，張開雙臂，面向大門。孩子經過時加快腳步；大人會道一聲晚安。</p><p>比其他的高出一掌，繫葉綠絲帶，守夜的總該讓人看見。</p><ul><li>泡沫玫瑰五百朵，高46厘米</li><li>日光黃</li><li>以冷風除塵</li></ul>',
  },
  alt: {
    en: 'A standing yellow rose bear with a green ribbon',
    zh: '繫綠絲帶的黃色站熊',
  },
  recipe: { subject: 'bear', palette: 'sunshine', pose: 'standing', ribbon: 'leaf' },
  price: 12400,
  stock: 12,
};
