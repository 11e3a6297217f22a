import { CATEGORY } from '../categoryIds.ts';
import type { DemoProduct } from './DemoProduct.ts';

export const hatForAPeony: DemoProduct = {
  sku: 'FL-X-05',
  name: { en: 'A Hat for a Peony', zh: '芍藥的帽子' },
  urlKey: { en: 'a-hat-for-a-peony', zh: 'shaoyao-de-maozi' },
  latin: 'Paeonia lactiflora',
  tones: ['blush'],
  flowers: ['peony'],
  occasions: ['birthday', 'love', 'newborn'],
  isSameDay: true,
  categoryIds: [CATEGORY.flowerBoxes, CATEGORY.roundBoxes],
  short: { en: 'Pink peonies in an ivory hatbox, brim to brim.', zh: '象牙白帽盒，盛滿粉紅芍藥。' },
  long: {
    en: '<p>The hatter objected: no head is that shape. We said that was rather the point.</p><ul><li>Nineteen peonies</li><li>Ivory box, lid included</li><li>Keeps five days; a glass of water on the second</li></ul>',
    zh: '<p>帽匠不同意：沒有人的頭是這樣的。我們說，正是如此。</p><ul><li>芍藥十九枝</li><li>象牙白盒，連盒蓋</li><li>可供五天；第二天澆一杯水</li></ul>',
  },
  alt: { en: 'A wide ivory box heaped with pink peonies', zh: '堆滿粉紅芍藥的象牙白闊盒' },
  recipe: {
    subject: 'roundBox',
    species: 'peoniesOne',
    palette: 'rose',
    shape: 'wide',
    closing: 'band',
    box: 'ivory',
    ribbon: 'madder',
    foliage: 'none',
    ground: 'blush',
  },
  price: 17200,
  stock: 9,
};
