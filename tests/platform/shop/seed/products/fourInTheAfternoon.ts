import { CATEGORY } from '../categoryIds.ts';
import type { DemoProduct } from './DemoProduct.ts';

export const fourInTheAfternoon: DemoProduct = {
  sku: 'FL-B-19',
  name: { en: 'Four in the Afternoon', zh: '下午四時' },
  urlKey: { en: 'four-in-the-afternoon', zh: 'xiawu-sishi' },
  latin: 'Ranunculus asiaticus',
  tones: ['butter'],
  flowers: ['ranunculus'],
  occasions: ['thanks', 'birthday'],
  isSameDay: true,
  categoryIds: [CATEGORY.bouquets, CATEGORY.byTheHour, CATEGORY.noon],
  short: {
    en: 'Butter-yellow ranunculus, the hour when toast is made.',
    zh: '牛油黃花毛茛，烘多士的時刻。',
  },
  long: {
    en: '<p>The light comes in low and touches the teapot. A hundred petals each, thin as the paper between biscuits.</p><ul><li>Twenty-four ranunculus</li><li>Cream sheet</li><li>Keeps six days in shallow water</li></ul>',
    zh: '<p>光線斜斜照進來，碰到茶壺。每朵百瓣，薄如餅乾之間的紙。</p><ul><li>花毛茛二十四枝</li><li>米色紙</li><li>淺水可供六天</li></ul>',
  },
  alt: { en: 'Butter-yellow ranunculus in a cream sheet', zh: '米色紙中的牛油黃花毛茛' },
  recipe: {
    subject: 'bouquet',
    species: 'ranunculus',
    palette: 'butter',
    wrap: 'paper',
    foliage: 'fern',
    shape: 'wide',
    ground: 'fern',
    ribbon: 'sage',
  },
  price: 9000,
  stock: 21,
};
