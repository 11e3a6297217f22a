import { CATEGORY } from '../categoryIds.ts';
import type { DemoProduct } from './DemoProduct.ts';

export const nightAnemone: DemoProduct = {
  sku: 'FL-D-01',
  name: { en: 'Night Anemone', zh: '夜色銀蓮' },
  urlKey: { en: 'night-anemone', zh: 'yese-yinlian' },
  latin: 'Anemone coronaria',
  tones: ['lilac'],
  flowers: ['anemone'],
  occasions: ['love', 'birthday'],
  categoryIds: [CATEGORY.glassDomes, CATEGORY.anemonesUnderGlass],
  short: {
    en: 'One anemone, closed for the night, on a walnut base.',
    zh: '一朵入夜合攏的銀蓮，立於胡桃木座上。',
  },
  long: {
    en: '<p>An anemone shuts at dusk like an eye. This one was preserved a minute before, with the dark heart still showing.</p><p>The glass is blown in one piece. Lift it with two hands, dust with a dry brush, and keep it out of the sun.</p><ul><li>Preserved anemone, moss</li><li>Glass 28 cm, base of walnut</li><li>Keeps two to three years</li></ul>',
    zh: '<p>銀蓮入夜便如眼睛般合上。這一朵在合上前一分鐘被留住，暗色花心仍然可見。</p><p>玻璃罩一體吹製。請用雙手提起，以乾毛刷拂塵，避免日曬。</p><ul><li>永生銀蓮、苔蘚</li><li>玻璃高28厘米，胡桃木底座</li><li>可保存兩至三年</li></ul>',
  },
  alt: {
    en: 'A dark-hearted anemone under a tall glass dome',
    zh: '高玻璃罩下一朵暗心銀蓮',
  },
  recipe: { subject: 'dome', species: 'anemone', palette: 'lilac', shape: 'tall', box: 'walnut' },
  price: 13800,
  stock: 9,
};
