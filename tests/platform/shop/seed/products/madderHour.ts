import { CATEGORY } from '../categoryIds.ts';
import type { DemoProduct } from './DemoProduct.ts';

export const madderHour: DemoProduct = {
  sku: 'FL-B-02',
  name: { en: 'Madder Hour', zh: '茜色時分' },
  urlKey: { en: 'madder-hour', zh: 'qianse-shifen' },
  latin: 'Rosa gallica',
  tones: ['madder'],
  flowers: ['rose'],
  occasions: ['love'],
  isSameDay: true,
  categoryIds: [
    CATEGORY.bouquets,
    CATEGORY.byTheHour,
    CATEGORY.evening,
    CATEGORY.roses,
    CATEGORY.redRoses,
  ],
  short: {
    en: 'Dark red roses for the hour when the lamps are lit.',
    zh: '深紅玫瑰，留給點燈的時分。',
  },
  long: {
    en: '<p>Madder is a root, and the color that painters boiled out of it. We use the word for a red that is neither new nor loud: the inside of a theater, the lining of a coat.</p><p>All roses, one kind, cut long. Choose the ribbon; the roses have chosen already.</p><ul><li>Rosa gallica, olive leaves</li><li>Ribbon in madder, leaf or ivory</li><li>Keeps eight days in a cool room</li></ul>',
    zh: '<p>茜草是一種根，畫家從中熬出紅色。我們用它說一種不新也不喧嘩的紅：劇院的內壁，大衣的襯裏。</p><p>全是玫瑰，同一品種，長莖剪下。絲帶由您選；玫瑰早已選好。</p><ul><li>法國薔薇、橄欖葉</li><li>絲帶可選茜紅、葉綠或象牙白</li><li>置於陰涼房間可供八天</li></ul>',
  },
  alt: {
    en: 'A dense bouquet of dark red roses with olive leaves',
    zh: '一束密實的深紅玫瑰，襯橄欖葉',
  },
  recipe: {
    subject: 'bouquet',
    species: 'rosesOne',
    palette: 'madder',
    wrap: 'paper',
    foliage: 'olive',
    shape: 'tall',
    ground: 'blush',
  },
  price: 11800,
  sizes: { posy: 11_800, classic: 15_400, grand: 21_200 },
  colours: ['madder', 'leaf', 'ivory'],
  colourOf: 'ribbon',
  stocks: { 'grand-ivory': 0, 'posy-leaf': 3 },
  stock: 12,
};
