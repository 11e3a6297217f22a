import { CATEGORY } from '../categoryIds.ts';
import type { DemoProduct } from './DemoProduct.ts';

export const peonyArch: DemoProduct = {
  sku: 'FL-G-06',
  name: { en: 'The Long Way Round', zh: '繞遠路' },
  urlKey: { en: 'the-long-way-round', zh: 'rao-yuanlu' },
  latin: 'Paeonia officinalis',
  tones: ['blush', 'plum'],
  flowers: ['peony', 'anemone'],
  occasions: ['home', 'love'],
  categoryIds: [CATEGORY.secretGarden, CATEGORY.gates],
  short: {
    en: 'Peonies over an arch, for those who do not take the short cut.',
    zh: '拱門上的芍藥，送給不抄近路的人。',
  },
  long: {
    en: '<p>Peonies do not climb. It took four years and a good deal of string to suggest it to these.</p><ul><li>Trained peonies, anemones at the foot</li><li>Slate trough</li><li>A cold balcony in winter suits it</li></ul>',
    zh: '<p>芍藥不會攀緣。花了四年和不少繩子，才說服了這幾株。</p><ul><li>整枝芍藥，腳下種銀蓮</li><li>石板槽</li><li>冬天放在清冷的露台最好</li></ul>',
  },
  alt: { en: 'An arch of pink peonies above anemones', zh: '粉色芍藥花拱，下有銀蓮' },
  recipe: {
    subject: 'gate',
    species: 'anemones',
    palette: 'plum',
    frame: 'arch',
    box: 'slate',
    climber: 'peony',
    ground: 'dusk',
  },
  price: 26800,
  stock: 4,
};
