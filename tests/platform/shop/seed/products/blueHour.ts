import { CATEGORY } from '../categoryIds.ts';
import type { DemoProduct } from './DemoProduct.ts';

export const blueHour: DemoProduct = {
  sku: 'FL-B-03',
  name: { en: 'Blue Hour', zh: '藍調時刻' },
  urlKey: { en: 'blue-hour', zh: 'landiao-shike' },
  latin: 'Anemone coronaria',
  tones: ['lilac', 'sky'],
  flowers: ['anemone', 'rose', 'lavender'],
  occasions: ['thanks', 'birthday'],
  isSameDay: true,
  categoryIds: [CATEGORY.bouquets, CATEGORY.byTheHour, CATEGORY.evening],
  short: {
    en: 'Anemones in ink and violet, for twenty minutes after sunset.',
    zh: '墨藍與堇紫的銀蓮，獻給日落後的二十分鐘。',
  },
  long: {
    en: '<p>There are twenty minutes in an evening when white paper turns blue. These anemones are the color of that paper, with hearts as dark as the street.</p><p>They drink a great deal and lean towards the window. Turn the vase a little each day and they will stand straight.</p><ul><li>Anemones, lilac roses, lavender</li><li>Low paper collar</li><li>Keeps five to six days</li></ul>',
    zh: '<p>每個黃昏有二十分鐘，白紙會變成藍色。這些銀蓮便是那張紙的顏色，花心暗如街巷。</p><p>它們很能喝水，也愛朝窗邊傾身。每天把花瓶轉一點，便會站直。</p><ul><li>銀蓮、丁香紫玫瑰、薰衣草</li><li>矮紙襯領</li><li>可供五至六天</li></ul>',
  },
  alt: {
    en: 'Blue and violet anemones in a low paper collar',
    zh: '矮紙領中的藍紫銀蓮',
  },
  recipe: {
    subject: 'bouquet',
    species: 'anemones',
    palette: 'mauve',
    wrap: 'collar',
    foliage: 'lavender',
    shape: 'wide',
    ground: 'dusk',
  },
  price: 10400,
  stock: 18,
};
