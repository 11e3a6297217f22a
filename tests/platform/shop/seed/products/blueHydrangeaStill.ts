import { CATEGORY } from '../categoryIds.ts';
import type { DemoProduct } from './DemoProduct.ts';

export const blueHydrangeaStill: DemoProduct = {
  sku: 'FL-D-08',
  name: { en: 'Blue, Standing Still', zh: '靜止的藍' },
  urlKey: { en: 'blue-standing-still', zh: 'jingzhi-de-lan' },
  latin: 'Hydrangea macrophylla',
  tones: ['sky'],
  flowers: ['hydrangea'],
  occasions: ['comfort', 'home'],
  categoryIds: [CATEGORY.glassDomes, CATEGORY.smallGardens],
  short: {
    en: 'Three heads of hydrangea, as blue as a held breath.',
    zh: '三朵繡球，藍得像屏住的一口氣。',
  },
  long: {
    en: '<p>In the ground this blue depends on the soil and the mood of the year. Here it has been decided.</p><ul><li>Preserved hydrangea on moss</li><li>White marble base</li><li>Keeps two to three years</li></ul>',
    zh: '<p>種在地裏，這種藍要看泥土，也要看那年的心情。在這裏，已成定局。</p><ul><li>保鮮繡球，鋪苔</li><li>白雲石座</li><li>可存兩至三年</li></ul>',
  },
  alt: { en: 'Blue hydrangea heads filling a glass dome on marble', zh: '雲石座上滿罩藍繡球' },
  recipe: {
    subject: 'dome',
    species: 'hydrangeaOne',
    palette: 'blue',
    shape: 'full',
    box: 'marble',
  },
  price: 17200,
  stock: 7,
};
