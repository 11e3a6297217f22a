import { CATEGORY } from '../categoryIds.ts';
import type { DemoProduct } from './DemoProduct.ts';

export const letterInJune: DemoProduct = {
  sku: 'FL-B-12',
  name: { en: 'A Letter in June', zh: '六月的信' },
  urlKey: { en: 'a-letter-in-june', zh: 'liuyue-de-xin' },
  latin: null,
  tones: ['lilac'],
  flowers: ['peony', 'hydrangea', 'cosmos'],
  occasions: ['thanks', 'comfort'],
  isSameDay: true,
  categoryIds: [CATEGORY.bouquets, CATEGORY.meadow, CATEGORY.daisiesAndCosmos],
  short: {
    en: 'Everything a cottage garden says between two showers of rain.',
    zh: '兩場雨之間，鄉間小園要說的話都在這裏。',
  },
  long: {
    en: '<p>Peonies for the opening line, hydrangea for the long middle, cosmos for what one adds at the edge of the page.</p><p>Meant for someone to whom you owe an answer.</p><ul><li>Peonies, hydrangea, cosmos</li><li>Bare stems, satin ribbon</li><li>Keeps five days; cut the stems again on the third</li></ul>',
    zh: '<p>芍藥是開頭的一句，繡球是長長的正文，大波斯菊是寫到頁邊才想起的那幾個字。</p><p>送給您欠着一封回信的人。</p><ul><li>芍藥、繡球、大波斯菊</li><li>裸莖，緞帶</li><li>可供五天；第三天再剪一次莖</li></ul>',
  },
  alt: {
    en: 'A loose bunch of lilac peonies, hydrangea and cosmos',
    zh: '一束鬆散的丁香紫芍藥、繡球與大波斯菊',
  },
  recipe: {
    subject: 'bouquet',
    species: 'cottage',
    palette: 'lilac',
    wrap: 'bare',
    foliage: 'fern',
    shape: 'posy',
    ground: 'fern',
    ribbon: 'plum',
  },
  price: 11600,
  stock: 15,
};
