import { CATEGORY } from '../categoryIds.ts';
import type { DemoProduct } from './DemoProduct.ts';

export const lilyAtNoon: DemoProduct = {
  sku: 'FL-D-04',
  name: { en: 'Lily at Noon', zh: '正午的百合' },
  urlKey: { en: 'lily-at-noon', zh: 'zhengwu-de-baihe' },
  latin: 'Lilium candidum',
  tones: ['ivory'],
  flowers: ['lily'],
  occasions: ['comfort', 'home'],
  categoryIds: [CATEGORY.glassDomes, CATEGORY.anemonesUnderGlass, CATEGORY.pressRoom],
  short: {
    en: 'A white lily at the one minute when it casts no shadow.',
    zh: '一朵白百合，停在沒有影子的那一分鐘。',
  },
  long: {
    en: '<p>At noon in June the shadow of a lily falls straight down its own stem. We have tried to keep that minute.</p><p>There are few of these: of ten lilies, one keeps its white.</p><ul><li>Preserved lily with one bud</li><li>Glass 32 cm, base of slate</li><li>Keeps two years, away from the window</li></ul>',
    zh: '<p>六月正午，百合的影子沿自己的莖直落。我們試着把那一分鐘留住。</p><p>數量很少：十朵百合，只有一朵守得住白。</p><ul><li>永生百合一朵，連花蕾一枚</li><li>玻璃高32厘米，板岩底座</li><li>遠離窗邊可保存兩年</li></ul>',
  },
  alt: {
    en: 'A white lily under a tall glass dome on slate',
    zh: '板岩座上，高玻璃罩下一朵白百合',
  },
  recipe: { subject: 'dome', species: 'lily', palette: 'ivory', shape: 'tall', box: 'slate' },
  price: 15200,
  stock: 2,
};
