import { CATEGORY } from '../categoryIds.ts';
import type { DemoProduct } from './DemoProduct.ts';

export const tulipsInMilk: DemoProduct = {
  sku: 'FL-B-15',
  name: { en: 'Tulips in Milk', zh: '牛奶中的鬱金香' },
  urlKey: { en: 'tulips-in-milk', zh: 'niunai-yujinxiang' },
  latin: 'Tulipa gesneriana',
  tones: ['blush', 'ivory'],
  flowers: ['tulip'],
  occasions: ['newborn', 'thanks'],
  isSameDay: true,
  categoryIds: [CATEGORY.bouquets, CATEGORY.meadow, CATEGORY.tulips],
  short: {
    en: 'Pale tulips, the color of the inside of a shell.',
    zh: '淺色鬱金香，貝殼內壁的顏色。',
  },
  long: {
    en: '<p>For a house where somebody very small has just arrived: no scent, no pollen, nothing that falls.</p><ul><li>Twenty tulips in blush and white</li><li>Lilac paper</li><li>Keeps five days; cool room, little water</li></ul>',
    zh: '<p>送給剛添了小小成員的家：無香，無花粉，甚麼也不掉。</p><ul><li>淺緋與白色鬱金香二十枝</li><li>淡紫紙</li><li>可供五天；置於陰涼處，淺水即可</li></ul>',
  },
  alt: { en: 'Pale pink and white tulips in lilac paper', zh: '淡紫紙中的淺粉與白色鬱金香' },
  recipe: {
    subject: 'bouquet',
    species: 'tulips',
    palette: 'blush',
    wrap: 'paper',
    ground: 'dusk',
    box: 'lilac',
    ribbon: 'lilac',
  },
  price: 8600,
  stock: 20,
};
