import { CATEGORY } from '../categoryIds.ts';
import type { DemoProduct } from './DemoProduct.ts';

export const twentyFiveAtTable: DemoProduct = {
  sku: 'FL-X-02',
  name: { en: 'Twenty-Five at Table', zh: '二十五朵同席' },
  urlKey: { en: 'twenty-five-at-table', zh: 'ershiwu-duo-tongxi' },
  latin: 'Rosa × hybrida',
  tones: ['apricot'],
  flowers: ['rose'],
  occasions: ['birthday', 'festival'],
  isSameDay: true,
  categoryIds: [CATEGORY.flowerBoxes, CATEGORY.squareBoxes],
  short: {
    en: 'Twenty-five roses, seated five by five.',
    zh: '二十五朵玫瑰，五五入座。',
  },
  long: {
    en: '<p>A square box, five rows of five, no head of the table. From above it is a page of type; from the side, a low hedge.</p><p>It fits a table that people talk across.</p><ul><li>Twenty-five garden roses</li><li>Box 24 cm, cloth in ivory</li><li>Keeps six days</li></ul>',
    zh: '<p>方盒，五行五列，沒有主位。俯看如一頁鉛字；側看是一道矮籬。</p><p>放在人們隔桌談話的桌上，高度正好。</p><ul><li>花園玫瑰二十五枝</li><li>盒闊24厘米，象牙白布面</li><li>可供六天</li></ul>',
  },
  alt: {
    en: 'A square box with twenty-five roses in ivory and apricot',
    zh: '方盒中二十五朵象牙白與杏色玫瑰',
  },
  recipe: {
    subject: 'squareBox',
    species: 'roses',
    palette: 'apricot',
    closing: 'band',
    box: 'ivory',
    ribbon: 'leaf',
  },
  price: 15800,
  stock: 13,
};
