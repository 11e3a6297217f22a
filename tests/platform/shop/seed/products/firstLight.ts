import { CATEGORY } from '../categoryIds.ts';
import type { DemoProduct } from './DemoProduct.ts';

export const firstLight: DemoProduct = {
  sku: 'FL-B-01',
  name: { en: 'First Light', zh: '晨光初現' },
  urlKey: { en: 'first-light', zh: 'chenguang-chuxian' },
  latin: 'Rosa centifolia',
  tones: ['blush', 'ivory'],
  flowers: ['rose', 'anemone', 'ranunculus'],
  occasions: ['birthday', 'thanks', 'newborn'],
  isSameDay: true,
  categoryIds: [
    CATEGORY.bouquets,
    CATEGORY.byTheHour,
    CATEGORY.morning,
    CATEGORY.roses,
    CATEGORY.paleRoses,
  ],
  short: {
    en: 'Blush roses and white anemones, cut before the sun is over the hill.',
    zh: '淺緋玫瑰與白銀蓮，太陽翻過山頭之前剪下。',
  },
  long: {
    en: '<p>At half past five the petals are still closed at the edge, and the stems are full of water. That is when we cut. By seven the bouquet is tied; by noon it is on a table, opening.</p><p>Rosa centifolia is the old rose of a hundred petals. Here it stands with anemones, which follow the light around the room and close again in the evening.</p><ul><li>Roses, anemones, ranunculus, eucalyptus</li><li>Tied with a linen ribbon</li><li>Keeps seven days; change the water every second one</li></ul>',
    zh: '<p>五時半，花瓣邊緣仍未張開，花莖裏滿是水。我們就在這時落剪。七時紮好；到了中午，它已在案上慢慢盛開。</p><p>百葉玫瑰是古老的百瓣之花。這裏與銀蓮同束：銀蓮追着光在房中轉，入夜便又合上。</p><ul><li>玫瑰、銀蓮、花毛茛、尤加利葉</li><li>以亞麻絲帶繫紮</li><li>可供七天，隔日換水</li></ul>',
  },
  alt: {
    en: 'A round bouquet of blush roses and white anemones with eucalyptus',
    zh: '淺緋玫瑰、白銀蓮與尤加利葉紮成的圓花束',
  },
  recipe: {
    subject: 'bouquet',
    species: 'dawn',
    palette: 'dawn',
    wrap: 'bare',
    foliage: 'eucalyptus',
    shape: 'full',
    ground: 'mist',
  },
  price: 8200,
  sizes: { posy: 8_200, classic: 11_800, grand: 16_800 },
  stock: 24,
};
