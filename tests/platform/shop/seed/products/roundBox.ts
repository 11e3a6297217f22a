import { CATEGORY } from '../categoryIds.ts';
import type { DemoProduct } from './DemoProduct.ts';

export const roundBox: DemoProduct = {
  sku: 'FL-X-01',
  name: { en: 'The Round Box', zh: '圓形花盒' },
  urlKey: { en: 'the-round-box', zh: 'yuanxing-huahe' },
  latin: 'Rosa centifolia',
  tones: ['madder', 'blush', 'ivory'],
  flowers: ['rose'],
  occasions: ['birthday', 'love'],
  isSameDay: true,
  categoryIds: [CATEGORY.flowerBoxes, CATEGORY.roundBoxes],
  short: {
    en: 'Roses shoulder to shoulder, and a lid to keep them a secret.',
    zh: '玫瑰並肩而立，另有一蓋，為它們保密。',
  },
  long: {
    en: '<p>A hatter in Sham Shui Po makes the boxes. Each holds a ring of roses cut to one height, standing in wet foam, so that the box travels upright and needs nothing for two days.</p><p>Lift the lid at the table. That is the moment it was made for.</p><ul><li>Roses in madder, blush or ivory</li><li>Posy of 12, classic of 25</li><li>Keeps six days; a glass of water every second one</li></ul>',
    zh: '<p>盒子出自深水埗一位帽匠。每盒一圈玫瑰，剪成同一高度，立於濕花泥中，直立運送，兩天無須打理。</p><p>請在桌上揭蓋。它為那一刻而做。</p><ul><li>玫瑰可選茜紅、淺緋或象牙白</li><li>小束12枝，標準25枝</li><li>可供六天；隔日澆一杯水</li></ul>',
  },
  alt: {
    en: 'A round box filled with roses, its lid beside it',
    zh: '盛滿玫瑰的圓盒，盒蓋在旁',
  },
  recipe: {
    subject: 'roundBox',
    species: 'rosesOne',
    palette: 'blush',
    shape: 'full',
    closing: 'bow',
    foliage: 'none',
  },
  price: 13200,
  sizes: { posy: 13_200, classic: 18_600 },
  colours: ['madder', 'blush', 'ivory'],
  colourOf: 'flowers',
  stocks: { 'classic-ivory': 0, 'posy-ivory': 1 },
  stock: 15,
};
