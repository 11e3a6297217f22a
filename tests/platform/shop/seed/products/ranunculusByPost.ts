import { CATEGORY } from '../categoryIds.ts';
import type { DemoProduct } from './DemoProduct.ts';

export const ranunculusByPost: DemoProduct = {
  sku: 'FL-X-07',
  name: { en: 'Ranunculus by Post', zh: '郵寄的花毛茛' },
  urlKey: { en: 'ranunculus-by-post', zh: 'youji-de-huamaolang' },
  latin: 'Ranunculus asiaticus',
  tones: ['coral', 'apricot'],
  flowers: ['ranunculus'],
  occasions: ['thanks', 'birthday'],
  isSameDay: true,
  categoryIds: [CATEGORY.flowerBoxes, CATEGORY.squareBoxes],
  short: {
    en: 'A brown paper parcel that turns out to be April.',
    zh: '一件牛皮紙包裹，打開原來是四月。',
  },
  long: {
    en: '<p>Tied with tape the way parcels were when they came from an aunt. Inside it is warm-colored and very soft.</p><ul><li>Thirty-six ranunculus</li><li>Kraft box, lid included</li><li>Keeps five to six days</li></ul>',
    zh: '<p>用布帶紮好，像從前姑母寄來的包裹。裏面是暖色，很軟。</p><ul><li>花毛茛三十六枝</li><li>牛皮紙盒，連盒蓋</li><li>可供五至六天</li></ul>',
  },
  alt: {
    en: 'Coral ranunculus in a kraft box with a bow',
    zh: '繫蝴蝶結的牛皮紙盒，盛珊瑚色花毛茛',
  },
  recipe: {
    subject: 'squareBox',
    species: 'ranunculus',
    palette: 'coral',
    closing: 'bow',
    box: 'kraft',
    ribbon: 'coral',
    shape: 'wide',
    ground: 'mist',
  },
  price: 13600,
  stock: 14,
};
