import { CATEGORY } from '../categoryIds.ts';
import type { DemoProduct } from './DemoProduct.ts';

export const hedgeUnderGlass: DemoProduct = {
  sku: 'FL-D-07',
  name: { en: 'A Hedge Under Glass', zh: '罩中花籬' },
  urlKey: { en: 'a-hedge-under-glass', zh: 'zhaozhong-huali' },
  latin: null,
  tones: ['blush', 'ivory'],
  flowers: ['peony', 'rose', 'ranunculus'],
  occasions: ['home', 'birthday', 'newborn'],
  categoryIds: [CATEGORY.glassDomes, CATEGORY.smallGardens],
  short: {
    en: 'Twenty small flowers that have agreed not to grow.',
    zh: '二十朵小花，約好了不再長高。',
  },
  long: {
    en: '<p>A garden for people who travel. It has been watered for the last time and does not mind.</p><ul><li>Preserved peonies, roses, ranunculus on moss</li><li>Oak base, wide dome</li><li>Keeps three years</li></ul>',
    zh: '<p>給常常出門的人的花園。最後一次水已澆過，它並不介意。</p><ul><li>保鮮芍藥、玫瑰、花毛茛，鋪苔</li><li>橡木座，闊罩</li><li>可存三年</li></ul>',
  },
  alt: { en: 'A cushion of pale flowers under a wide glass dome', zh: '闊玻璃罩下的一團淺色花' },
  recipe: {
    subject: 'dome',
    species: 'garden',
    palette: 'rose',
    shape: 'wide',
    box: 'oak',
    ground: 'fern',
  },
  price: 18800,
  stock: 8,
};
