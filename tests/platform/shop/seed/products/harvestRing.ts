import { CATEGORY } from '../categoryIds.ts';
import type { DemoProduct } from './DemoProduct.ts';

export const harvestRing: DemoProduct = {
  sku: 'FL-G-10',
  name: { en: 'Harvest Ring', zh: '秋收花環' },
  urlKey: { en: 'harvest-ring', zh: 'qiushou-huahuan' },
  latin: null,
  tones: ['apricot', 'coral'],
  flowers: ['ranunculus', 'daisy', 'rose'],
  occasions: ['festival', 'thanks'],
  categoryIds: [CATEGORY.secretGarden, CATEGORY.wreaths],
  short: { en: 'Everything orange that would hold still.', zh: '所有肯靜下來的橙色。' },
  long: {
    en: '<p>Made the week the mooncakes come out, and looked at until the oranges do.</p><ul><li>A wreath of ranunculus, roses and daisies on willow</li><li>Forty-five centimeters across</li><li>Mist it; a fortnight on a shaded door</li></ul>',
    zh: '<p>月餅上市那週做，看到年桔上市為止。</p><ul><li>花毛茛、玫瑰、雛菊花環，柳枝為圈</li><li>直徑四十五厘米</li><li>噴水保濕；陰涼門上可掛兩星期</li></ul>',
  },
  alt: { en: 'A wreath of apricot ranunculus and daisies', zh: '杏色花毛茛與雛菊花環' },
  recipe: {
    subject: 'wreath',
    species: 'orchard',
    palette: 'apricot',
    shape: 'posy',
    foliage: 'fern',
    box: 'ivory',
    ribbon: 'coral',
    ground: 'straw',
  },
  price: 16600,
  stock: 12,
};
