import { CATEGORY } from '../categoryIds.ts';
import type { DemoProduct } from './DemoProduct.ts';

export const daisyOnOneLeg: DemoProduct = {
  sku: 'FL-D-09',
  name: { en: 'Daisy on One Leg', zh: '獨腳雛菊' },
  urlKey: { en: 'daisy-on-one-leg', zh: 'dujiao-chuju' },
  latin: 'Leucanthemum maximum',
  tones: ['ivory'],
  flowers: ['daisy'],
  occasions: ['thanks', 'newborn', 'love'],
  categoryIds: [CATEGORY.glassDomes],
  short: {
    en: 'The question has been counted out in advance. The answer is yes.',
    zh: '問題已替您數過一遍，答案是「愛」。',
  },
  long: {
    en: '<p>Outside it would nod at every bus. Inside the glass it has found its balance, and one can at last count the petals: thirty-three, an odd number. We checked each one before closing the dome.</p><ul><li>One preserved daisy, slate base</li><li>Thirty-two centimeters tall</li><li>Keeps two years</li></ul>',
    zh: '<p>在外面，每輛巴士經過它都要點頭。在罩中它站穩了，終於可以數清花瓣：三十三片，單數。合罩之前，我們逐朵數過。</p><ul><li>保鮮雛菊一枝，石板座</li><li>高三十二厘米</li><li>可存兩年</li></ul>',
  },
  alt: { en: 'A white daisy on a thin stem under a tall dome', zh: '高罩中細莖上的白雛菊' },
  recipe: {
    subject: 'dome',
    species: 'daisy',
    palette: 'snow',
    shape: 'tall',
    box: 'slate',
    ground: 'straw',
  },
  price: 13900,
  stock: 11,
};
