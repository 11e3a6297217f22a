import { CATEGORY } from '../categoryIds.ts';
import type { DemoProduct } from './DemoProduct.ts';

export const lastRose: DemoProduct = {
  sku: 'FL-D-02',
  name: { en: 'The Last Rose', zh: '最後一朵玫瑰' },
  urlKey: { en: 'the-last-rose', zh: 'zuihou-yiduo-meigui' },
  latin: 'Rosa damascena',
  tones: ['madder', 'blush', 'ivory'],
  flowers: ['rose'],
  occasions: ['love'],
  categoryIds: [CATEGORY.glassDomes, CATEGORY.rosesUnderGlass],
  short: {
    en: 'The rose that was left in the garden, and three petals it let fall.',
    zh: '園中留到最後的玫瑰，以及它放下的三片花瓣。',
  },
  long: {
    en: '<p>In October there is always one. It is not the largest, but it has taken the longest, and you can see it in the petals.</p><p>We preserve it with the leaves it stood in, and lay three fallen petals on the base, because three had fallen.</p><ul><li>Preserved rose in madder, blush or ivory</li><li>Glass 26 cm, base of oak</li><li>Keeps two to three years</li></ul>',
    zh: '<p>十月總有一朵。它未必最大，卻最費時日，花瓣上看得出來。</p><p>我們連同它身邊的葉子一併留住，並在底座放上三片落瓣，因為當時落了三片。</p><ul><li>永生玫瑰，可選茜紅、淺緋或象牙白</li><li>玻璃高26厘米，橡木底座</li><li>可保存兩至三年</li></ul>',
  },
  alt: {
    en: 'A single rose under glass, fallen petals on the wood',
    zh: '玻璃罩下一朵玫瑰，木座上有落瓣',
  },
  recipe: { subject: 'dome', species: 'rose', palette: 'crimson', shape: 'full', box: 'oak' },
  price: 14800,
  colours: ['madder', 'blush', 'ivory'],
  colourOf: 'flowers',
  stocks: { ivory: 2 },
  stock: 11,
};
