import { CATEGORY } from '../categoryIds.ts';
import type { DemoProduct } from './DemoProduct.ts';

export const greenDoor: DemoProduct = {
  sku: 'FL-G-08',
  name: { en: 'For a Green Door', zh: '給一扇綠門' },
  urlKey: { en: 'for-a-green-door', zh: 'gei-yishan-lumen' },
  latin: 'Rosa × hybrida',
  tones: ['madder'],
  flowers: ['rose', 'ranunculus'],
  occasions: ['festival', 'home'],
  categoryIds: [CATEGORY.secretGarden, CATEGORY.wreaths],
  short: {
    en: 'A full ring of red, with a bow that has been ironed.',
    zh: '滿滿一圈紅，蝴蝶結是熨過的。',
  },
  long: {
    en: '<p>It hangs from the twenty-third of December, or from New Year’s Eve by the other calendar. It does not ask which.</p><ul><li>A wreath of roses and ranunculus on willow</li><li>Forty-eight centimeters across</li><li>Mist it; three weeks out of the wind</li></ul>',
    zh: '<p>十二月廿三掛起也好，年三十掛起也好，它不問您用哪本曆。</p><ul><li>玫瑰與花毛茛花環，柳枝為圈</li><li>直徑四十八厘米</li><li>噴水保濕；避風可掛三星期</li></ul>',
  },
  alt: { en: 'A full wreath of red roses with a green bow', zh: '繫綠蝴蝶結的滿圈紅玫瑰花環' },
  recipe: {
    subject: 'wreath',
    species: 'roses',
    palette: 'madder',
    shape: 'full',
    foliage: 'olive',
    box: 'leaf',
    ribbon: 'leaf',
  },
  price: 16400,
  stock: 11,
};
