import { CATEGORY } from '../categoryIds.ts';
import type { DemoProduct } from './DemoProduct.ts';

export const redForJanuary: DemoProduct = {
  sku: 'FL-B-14',
  name: { en: 'A Red for January', zh: '一月的紅' },
  urlKey: { en: 'a-red-for-january', zh: 'yiyue-de-hong' },
  latin: 'Tulipa gesneriana',
  tones: ['madder'],
  flowers: ['tulip'],
  occasions: ['festival', 'love'],
  isSameDay: true,
  categoryIds: [CATEGORY.bouquets, CATEGORY.meadow, CATEGORY.tulips],
  short: {
    en: 'Red tulips, so that the year begins with its lights on.',
    zh: '紅鬱金香，讓一年亮着燈開始。',
  },
  long: {
    en: '<p>They come from Flevoland packed like pencils, and stand up within the hour. By evening they have turned to look at whoever is speaking.</p><p>Tulips go on growing after they are cut. Leave them room.</p><ul><li>Twenty-five red tulips</li><li>Cream paper</li><li>Keeps five days; no flower food</li></ul>',
    zh: '<p>它們從弗萊福蘭運來，排得像一盒鉛筆，不到一小時便站直。到了傍晚，已轉過頭去看說話的人。</p><p>鬱金香剪下後仍會長高，請留些餘地。</p><ul><li>紅鬱金香二十五枝</li><li>米白紙</li><li>可供五天；不必加鮮花營養</li></ul>',
  },
  alt: { en: 'Red tulips in a sheet of cream paper', zh: '米白紙中的紅鬱金香' },
  recipe: {
    subject: 'bouquet',
    species: 'tulips',
    palette: 'crimson',
    wrap: 'paper',
    ground: 'mist',
    box: 'ivory',
    ribbon: 'leaf',
  },
  price: 9200,
  stock: 26,
};
