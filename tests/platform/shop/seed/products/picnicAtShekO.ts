import { CATEGORY } from '../categoryIds.ts';
import type { DemoProduct } from './DemoProduct.ts';

export const picnicAtShekO: DemoProduct = {
  sku: 'FL-B-28',
  name: { en: 'Picnic at Shek O', zh: '石澳野餐' },
  urlKey: { en: 'picnic-at-shek-o', zh: 'shiao-yecan' },
  latin: null,
  tones: ['butter', 'ivory'],
  flowers: ['daisy', 'ranunculus'],
  occasions: ['birthday', 'thanks'],
  categoryIds: [CATEGORY.bouquets, CATEGORY.inAVase],
  short: { en: 'Daisies in a basket, sand optional.', zh: '一籃雛菊，沙子隨意。' },
  long: {
    en: '<p>Take it on the number nine bus. It sits on the knees, and by Tai Tam Gap the whole upper deck is in a better mood.</p><ul><li>Daisies and butter ranunculus</li><li>Willow basket with a lining</li><li>Keeps nine days</li></ul>',
    zh: '<p>帶它上九號巴士，放在膝上。車到大潭峽，整個上層的人心情都好了。</p><ul><li>雛菊與牛油黃花毛茛</li><li>柳條籃，有內襯</li><li>可供九天</li></ul>',
  },
  alt: { en: 'A willow basket of white and yellow daisies', zh: '一籃白與黃的雛菊' },
  recipe: {
    subject: 'vase',
    vessel: 'basket',
    species: 'daisies',
    palette: 'sunshine',
    foliage: 'fern',
    ground: 'dusk',
  },
  price: 12800,
  stock: 0,
};
