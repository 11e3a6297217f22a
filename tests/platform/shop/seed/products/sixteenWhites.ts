import { CATEGORY } from '../categoryIds.ts';
import type { DemoProduct } from './DemoProduct.ts';

export const sixteenWhites: DemoProduct = {
  sku: 'FL-X-06',
  name: { en: 'Sixteen Whites', zh: '十六種白' },
  urlKey: { en: 'sixteen-whites', zh: 'shiliuzhong-bai' },
  latin: 'Rosa × hybrida',
  tones: ['ivory'],
  flowers: ['rose'],
  occasions: ['comfort', 'festival', 'home'],
  isSameDay: true,
  categoryIds: [CATEGORY.flowerBoxes, CATEGORY.squareBoxes],
  short: {
    en: 'White roses in a black box, like a page before the first word.',
    zh: '黑盒中的白玫瑰，像落筆之前的一頁。',
  },
  long: {
    en: '<p>Painters say there are sixteen whites. We counted five in a single rose, and stopped.</p><ul><li>Thirty white roses</li><li>Ink-black cloth box, lid included</li><li>Keeps a week</li></ul>',
    zh: '<p>畫家說白有十六種。我們在一朵玫瑰裏數到五種，便不數了。</p><ul><li>白玫瑰三十枝</li><li>墨黑布盒，連盒蓋</li><li>可供一星期</li></ul>',
  },
  alt: { en: 'White roses set close in a square black box', zh: '方形黑盒中緊密的白玫瑰' },
  recipe: {
    subject: 'squareBox',
    species: 'rosesOne',
    palette: 'white',
    closing: 'label',
    box: 'ink',
    shape: 'posy',
  },
  price: 14900,
  stock: 12,
};
