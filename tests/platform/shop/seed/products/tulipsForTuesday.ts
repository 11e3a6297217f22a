import { CATEGORY } from '../categoryIds.ts';
import type { DemoProduct } from './DemoProduct.ts';

export const tulipsForTuesday: DemoProduct = {
  sku: 'FL-B-07',
  name: { en: 'Tulips for Tuesday', zh: '週二的鬱金香' },
  urlKey: { en: 'tulips-for-tuesday', zh: 'zhouer-yujinxiang' },
  latin: 'Tulipa gesneriana',
  tones: ['butter'],
  flowers: ['tulip'],
  occasions: ['home', 'thanks'],
  isSameDay: true,
  categoryIds: [CATEGORY.bouquets, CATEGORY.meadow, CATEGORY.tulips],
  short: {
    en: 'Twenty tulips that go on growing in the vase.',
    zh: '二十枝鬱金香，在瓶中仍會生長。',
  },
  long: {
    en: '<p>A cut tulip grows another two centimeters and bends towards whoever is reading. We send them tight and green; by Thursday they are themselves.</p><p>They come on Tuesdays, while the growers have them. This week they are gone.</p><ul><li>Twenty tulips, one color</li><li>Wrapped in paper</li><li>Keeps five days; cold water, deep vase</li></ul>',
    zh: '<p>剪下的鬱金香還會再長兩厘米，向看書的人彎過去。我們送出時花苞緊閉、莖葉青綠；到了星期四，便是它們自己。</p><p>逢星期二到店，視乎花農所有。本週已售罄。</p><ul><li>單色鬱金香二十枝</li><li>以紙包裹</li><li>可供五天；冷水、深瓶</li></ul>',
  },
  alt: {
    en: 'Yellow tulips wrapped in paper',
    zh: '以紙包裹的黃色鬱金香',
  },
  recipe: {
    subject: 'bouquet',
    species: 'tulips',
    palette: 'sunshine',
    wrap: 'paper',
    ground: 'straw',
  },
  price: 6400,
  stock: 0,
};
