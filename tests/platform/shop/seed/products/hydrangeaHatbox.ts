import { CATEGORY } from '../categoryIds.ts';
import type { DemoProduct } from './DemoProduct.ts';

export const hydrangeaHatbox: DemoProduct = {
  sku: 'FL-X-09',
  name: { en: 'Umbrella Weather', zh: '打傘的天氣' },
  urlKey: { en: 'umbrella-weather', zh: 'dasan-de-tianqi' },
  latin: 'Hydrangea macrophylla',
  tones: ['sky', 'ivory'],
  flowers: ['hydrangea', 'anemone', 'daisy'],
  occasions: ['comfort', 'home', 'thanks'],
  isSameDay: true,
  categoryIds: [CATEGORY.flowerBoxes, CATEGORY.roundBoxes],
  short: {
    en: 'Blue hydrangea in a navy box, dry though it looks.',
    zh: '海軍藍盒中的藍繡球，看似帶雨，其實乾爽。',
  },
  long: {
    en: '<p>The rain falls on everyone, the flowers arrive at one address. We think of this as the umbrella.</p><ul><li>Hydrangea, anemones, daisies</li><li>Navy box, lid included</li><li>Keeps five days; it drinks a great deal</li></ul>',
    zh: '<p>雨落在每個人身上，花只送到一個地址。我們把這一盒當作那把傘。</p><ul><li>繡球、銀蓮、雛菊</li><li>海軍藍盒，連盒蓋</li><li>可供五天；很能喝水</li></ul>',
  },
  alt: {
    en: 'Blue hydrangeas and white anemones in a tall navy box',
    zh: '海軍藍高盒中的藍繡球與白銀蓮',
  },
  recipe: {
    subject: 'roundBox',
    species: 'harbour',
    palette: 'blue',
    shape: 'tall',
    closing: 'bow',
    box: 'navy',
    ribbon: 'sky',
    foliage: 'fern',
    ground: 'dusk',
  },
  price: 14600,
  stock: 10,
};
