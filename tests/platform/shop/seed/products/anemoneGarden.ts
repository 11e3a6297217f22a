import { CATEGORY } from '../categoryIds.ts';
import type { DemoProduct } from './DemoProduct.ts';

export const anemoneGarden: DemoProduct = {
  sku: 'FL-D-12',
  name: { en: 'A Small Blue Company', zh: '藍色小聚' },
  urlKey: { en: 'a-small-blue-company', zh: 'lanse-xiaoju' },
  latin: 'Anemone blanda',
  tones: ['lilac', 'sky'],
  flowers: ['anemone', 'rose'],
  occasions: ['birthday', 'thanks'],
  categoryIds: [CATEGORY.glassDomes, CATEGORY.anemonesUnderGlass, CATEGORY.smallGardens],
  short: {
    en: 'Anemones standing close, as people do who have just met.',
    zh: '銀蓮站得很近，像剛認識的人。',
  },
  long: {
    en: '<p>Twelve of them, no two the same height. The moss between is from the north wall of our workshop.</p><ul><li>Preserved anemones and roses on moss</li><li>Oak base, tall dome</li><li>Keeps two years</li></ul>',
    zh: '<p>共十二朵，高低各異。中間的苔來自我們工場的北牆。</p><ul><li>保鮮銀蓮與玫瑰，鋪苔</li><li>橡木座，高罩</li><li>可存兩年</li></ul>',
  },
  alt: { en: 'Lilac and blue anemones crowded under a dome', zh: '罩下簇擁的紫與藍銀蓮' },
  recipe: {
    subject: 'dome',
    species: 'anemones',
    palette: 'mauve',
    shape: 'full',
    box: 'oak',
    ground: 'straw',
  },
  price: 17800,
  stock: 5,
};
