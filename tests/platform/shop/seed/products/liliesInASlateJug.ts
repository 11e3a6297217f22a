import { CATEGORY } from '../categoryIds.ts';
import type { DemoProduct } from './DemoProduct.ts';

export const liliesInASlateJug: DemoProduct = {
  sku: 'FL-B-27',
  name: { en: 'Lilies in a Slate Jug', zh: '石青壺中的百合' },
  urlKey: { en: 'lilies-in-a-slate-jug', zh: 'shiqing-hu-baihe' },
  latin: 'Lilium longiflorum',
  tones: ['ivory'],
  flowers: ['lily'],
  occasions: ['comfort', 'home', 'festival'],
  categoryIds: [CATEGORY.bouquets, CATEGORY.inAVase],
  short: {
    en: 'White trumpets over dark clay, and the whole stairwell knows.',
    zh: '深陶之上白色號角，整條樓梯都知道了。',
  },
  long: {
    en: '<p>The scent arrives first. If that is too much, nip out the stamens with your fingers: it stains, so not with your good shirt on.</p><ul><li>Nine stems of white lilies</li><li>Slate-glazed jug, yours to keep</li><li>Opens over a week. Keep away from cats</li></ul>',
    zh: '<p>香氣先到。若嫌太濃，用手指摘去花蕊；花粉會染色，別穿好襯衫。</p><ul><li>白百合九枝</li><li>石青釉壺，花後可留用</li><li>一週內陸續開放；請遠離貓隻</li></ul>',
  },
  alt: { en: 'White lilies in a dark slate jug', zh: '石青色水壺中的白百合' },
  recipe: {
    subject: 'vase',
    vessel: 'jug',
    species: 'liliesOne',
    palette: 'white',
    foliage: 'fern',
    box: 'slate',
    ground: 'fern',
  },
  price: 15200,
  stock: 8,
};
