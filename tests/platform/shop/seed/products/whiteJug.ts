import { CATEGORY } from '../categoryIds.ts';
import type { DemoProduct } from './DemoProduct.ts';

export const whiteJug: DemoProduct = {
  sku: 'FL-B-22',
  name: { en: 'The White Jug', zh: '白瓷壺' },
  urlKey: { en: 'the-white-jug', zh: 'baici-hu' },
  latin: null,
  tones: ['blush', 'ivory'],
  flowers: ['peony', 'rose', 'ranunculus', 'daisy'],
  occasions: ['home', 'birthday', 'thanks'],
  categoryIds: [CATEGORY.bouquets, CATEGORY.inAVase],
  short: {
    en: 'A kitchen jug and what was flowering on the way to it.',
    zh: '一隻廚房水壺，和一路上開着的花。',
  },
  long: {
    en: '<p>The jug is from a potter on Lamma who makes nothing else. It holds a liter and a half, and pours well when the flowers are over.</p><ul><li>Peonies, roses, ranunculus, daisies</li><li>Stoneware jug, yours to keep</li><li>Travels in water; top up daily</li></ul>',
    zh: '<p>水壺出自南丫島一位陶人，他只做這一款。容一升半，花謝之後，斟水也很順手。</p><ul><li>芍藥、玫瑰、花毛茛、雛菊</li><li>炻器水壺，花後可留用</li><li>連水運送；每天加水</li></ul>',
  },
  alt: { en: 'A white jug filled with garden flowers', zh: '插滿園中花的白色水壺' },
  recipe: {
    subject: 'vase',
    vessel: 'jug',
    species: 'garden',
    palette: 'dawn',
    foliage: 'eucalyptus',
    ground: 'mist',
  },
  price: 14800,
  stock: 9,
};
