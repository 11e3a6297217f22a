import { CATEGORY } from '../categoryIds.ts';
import type { DemoProduct } from './DemoProduct.ts';

export const backFromTheMarket: DemoProduct = {
  sku: 'FL-B-25',
  name: { en: 'Back from the Market', zh: '市集歸來' },
  urlKey: { en: 'back-from-the-market', zh: 'shiji-guilai' },
  latin: null,
  tones: ['blush', 'plum'],
  flowers: ['cosmos', 'ranunculus', 'daisy'],
  occasions: ['home', 'thanks', 'birthday'],
  categoryIds: [CATEGORY.bouquets, CATEGORY.inAVase],
  short: {
    en: 'A willow basket, set down on the step while someone finds the key.',
    zh: '柳條籃，在門階上放一放，等人找鑰匙。',
  },
  long: {
    en: '<p>There is wet moss in the bottom, so it needs no vase and no decision. Put it where the basket would have been put anyway.</p><ul><li>Cosmos, ranunculus, daisies</li><li>Willow basket with a lining</li><li>A cup of water into the moss each morning</li></ul>',
    zh: '<p>籃底鋪了濕苔，不用花瓶，也不用拿主意。籃子本來會放在哪裏，就放在哪裏。</p><ul><li>大波斯菊、花毛茛、雛菊</li><li>柳條籃，有內襯</li><li>每早往苔上澆一杯水</li></ul>',
  },
  alt: { en: 'A handled willow basket heaped with pink cosmos', zh: '堆滿粉色大波斯菊的提籃' },
  recipe: {
    subject: 'vase',
    vessel: 'basket',
    species: 'cosmos',
    palette: 'rose',
    foliage: 'airy',
    ground: 'mist',
  },
  price: 13800,
  stock: 8,
};
