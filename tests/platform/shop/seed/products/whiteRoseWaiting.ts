import { CATEGORY } from '../categoryIds.ts';
import type { DemoProduct } from './DemoProduct.ts';

export const whiteRoseWaiting: DemoProduct = {
  sku: 'FL-D-11',
  name: { en: 'The White Rose, Waiting', zh: '等候的白玫瑰' },
  urlKey: { en: 'the-white-rose-waiting', zh: 'denghou-de-baimeigui' },
  latin: 'Rosa × alba',
  tones: ['ivory'],
  flowers: ['rose'],
  occasions: ['comfort', 'love'],
  categoryIds: [CATEGORY.glassDomes, CATEGORY.rosesUnderGlass],
  short: {
    en: 'A white rose and a bud beside it that will always be about to open.',
    zh: '一朵白玫瑰，旁邊的花苞永遠將開未開。',
  },
  long: {
    en: '<p>Sent, most often, to people one did not know what to write to. The card may stay blank.</p><ul><li>One preserved white rose, slate base</li><li>Tall dome, thirty-three centimeters</li><li>Keeps three years</li></ul>',
    zh: '<p>多半送給不知該寫甚麼的人。卡片可以留白。</p><ul><li>保鮮白玫瑰一朵，石板座</li><li>高罩，三十三厘米</li><li>可存三年</li></ul>',
  },
  alt: { en: 'A white rose under a tall glass dome', zh: '高玻璃罩中的白玫瑰' },
  recipe: {
    subject: 'dome',
    species: 'rose',
    palette: 'white',
    shape: 'tall',
    box: 'slate',
    ground: 'mist',
  },
  price: 15400,
  stock: 10,
};
