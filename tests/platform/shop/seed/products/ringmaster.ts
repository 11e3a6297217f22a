import { CATEGORY } from '../categoryIds.ts';
import type { DemoProduct } from './DemoProduct.ts';

export const ringmaster: DemoProduct = {
  sku: 'FL-R-07',
  name: { en: 'The Ringmaster', zh: '馬戲團團長' },
  urlKey: { en: 'the-ringmaster', zh: 'maxituan-tuanzhang' },
  latin: 'Rosa gallica',
  tones: ['madder'],
  flowers: ['rose'],
  occasions: ['love', 'festival', 'birthday'],
  categoryIds: [CATEGORY.roseBears, CATEGORY.standingBears],
  short: { en: 'Dark red, arms wide: ladies and gentlemen.', zh: '深紅，雙臂大張：各位來賓。' },
  long: {
    en: '<p>The only one of the family who likes a crowd. Put him where the party enters.</p><ul><li>Foam roses, glass eyes, straw-gold bow</li><li>Forty-five centimeters</li><li>Keeps for years; out of the sun</li></ul>',
    zh: '<p>一家之中，只有牠喜歡熱鬧。放在客人進門的地方。</p><ul><li>仿真玫瑰、玻璃眼、麥金色蝴蝶結</li><li>四十五厘米</li><li>可存多年；避免日曬</li></ul>',
  },
  alt: {
    en: 'A standing bear of dark red roses with a golden bow',
    zh: '繫金色蝴蝶結的深紅玫瑰站熊',
  },
  recipe: {
    subject: 'bear',
    palette: 'scarlet',
    pose: 'standing',
    ribbon: 'straw',
    ground: 'straw',
  },
  price: 13400,
  stock: 0,
};
