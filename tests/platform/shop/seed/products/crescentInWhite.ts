import { CATEGORY } from '../categoryIds.ts';
import type { DemoProduct } from './DemoProduct.ts';

export const crescentInWhite: DemoProduct = {
  sku: 'FL-G-09',
  name: { en: 'Crescent, in White', zh: '白色新月' },
  urlKey: { en: 'crescent-in-white', zh: 'baise-xinyue' },
  latin: 'Helleborus niger',
  tones: ['ivory', 'leaf'],
  flowers: ['anemone', 'rose'],
  occasions: ['comfort', 'festival', 'home'],
  categoryIds: [CATEGORY.secretGarden, CATEGORY.wreaths],
  short: {
    en: 'A moon of white flowers on a ring of eucalyptus.',
    zh: '尤加利葉圈上，一彎白花的月。',
  },
  long: {
    en: '<p>Two thirds leaf, one third moon. Hung by a window it looks as if the window had thought of it.</p><ul><li>A wreath of white anemones, roses and eucalyptus on willow</li><li>Forty-five centimeters across</li><li>Dries as it hangs, and is lovely dry</li></ul>',
    zh: '<p>三分之二是葉，三分之一是月。掛在窗邊，就像是窗自己想出來的。</p><ul><li>白銀蓮、玫瑰、尤加利葉花環，柳枝為圈</li><li>直徑四十五厘米</li><li>掛着自然風乾，乾了也好看</li></ul>',
  },
  alt: { en: 'A eucalyptus wreath with a crescent of white flowers', zh: '尤加利花環，一彎白花' },
  recipe: {
    subject: 'wreath',
    species: 'anemones',
    palette: 'snow',
    shape: 'wide',
    foliage: 'eucalyptus',
    box: 'navy',
    ribbon: 'ivory',
    ground: 'dusk',
  },
  price: 16900,
  stock: 9,
};
