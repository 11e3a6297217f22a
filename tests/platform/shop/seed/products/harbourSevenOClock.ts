import { CATEGORY } from '../categoryIds.ts';
import type { DemoProduct } from './DemoProduct.ts';

export const harbourSevenOClock: DemoProduct = {
  sku: 'FL-B-09',
  name: { en: 'Harbour, Seven O’Clock', zh: '七點的海港' },
  urlKey: { en: 'harbour-seven-oclock', zh: 'qidian-de-haigang' },
  latin: 'Lilium candidum',
  tones: ['ivory'],
  flowers: ['lily', 'rose'],
  occasions: ['comfort', 'festival'],
  isSameDay: true,
  categoryIds: [CATEGORY.bouquets, CATEGORY.byTheHour, CATEGORY.evening, CATEGORY.pressRoom],
  short: {
    en: 'Lilies and ivory roses, the white of the first ferry.',
    zh: '百合與象牙白玫瑰，頭班渡輪的白。',
  },
  long: {
    en: '<p>From the pier at seven everything pale is doubled by the water: the ferry, the mist, the sleeves of the crew. These lilies are that white, and there is no other color in the bouquet.</p><p>We take the pollen out before it falls. Leave the lower buds on; they open last.</p><ul><li>Lilium candidum, ivory roses, olive</li><li>Cone of white paper</li><li>Keeps nine days</li></ul>',
    zh: '<p>七點站在碼頭，一切淺色都被水映成雙份：渡輪、霧、船員的衣袖。這束百合就是那種白，再無別色。</p><p>花粉在掉落之前已經取走。下方的花蕾請留着，它們最後才開。</p><ul><li>聖母百合、象牙白玫瑰、橄欖葉</li><li>白紙錐</li><li>可供九天</li></ul>',
  },
  alt: {
    en: 'White lilies and ivory roses in a paper cone',
    zh: '紙錐中的白百合與象牙白玫瑰',
  },
  recipe: {
    subject: 'bouquet',
    species: 'lilies',
    palette: 'ivory',
    wrap: 'cone',
    foliage: 'olive',
    shape: 'tall',
    ground: 'dusk',
  },
  price: 10800,
  stock: 20,
};
