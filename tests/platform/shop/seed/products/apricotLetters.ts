import { CATEGORY } from '../categoryIds.ts';
import type { DemoProduct } from './DemoProduct.ts';

export const apricotLetters: DemoProduct = {
  sku: 'FL-B-04',
  name: { en: 'Apricot Letters', zh: '杏色書簡' },
  urlKey: { en: 'apricot-letters', zh: 'xingse-shujian' },
  latin: 'Ranunculus asiaticus',
  tones: ['apricot', 'coral'],
  flowers: ['ranunculus'],
  occasions: ['thanks', 'birthday'],
  isSameDay: true,
  categoryIds: [CATEGORY.bouquets, CATEGORY.byTheHour, CATEGORY.morning],
  short: {
    en: 'Ranunculus folded like letters that were never sent.',
    zh: '花毛茛層層相疊，如未曾寄出的信。',
  },
  long: {
    en: '<p>A ranunculus has about a hundred and thirty petals, each as thin as airmail paper. They open one fold a day.</p><p>We pack them close, so that they hold one another up, and leave the last leaves on.</p><ul><li>Ranunculus in apricot, coral and straw</li><li>Kraft paper cone</li><li>Keeps six days; likes little water, often changed</li></ul>',
    zh: '<p>一朵花毛茛約有一百三十片花瓣，薄如航空信紙，一天展開一摺。</p><p>我們把它們紮得緊密，讓彼此扶持，最後幾片葉子也留下。</p><ul><li>杏、珊瑚與稻草色花毛茛</li><li>牛皮紙錐</li><li>可供六天；水宜淺而常換</li></ul>',
  },
  alt: {
    en: 'Apricot and coral ranunculus in a paper cone',
    zh: '紙錐中的杏色與珊瑚色花毛茛',
  },
  recipe: {
    subject: 'bouquet',
    species: 'ranunculus',
    palette: 'coral',
    wrap: 'cone',
    foliage: 'airy',
    shape: 'posy',
    ground: 'straw',
  },
  price: 9200,
  stock: 30,
};
