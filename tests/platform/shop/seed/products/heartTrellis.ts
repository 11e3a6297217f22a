import { CATEGORY } from '../categoryIds.ts';
import type { DemoProduct } from './DemoProduct.ts';

export const heartTrellis: DemoProduct = {
  sku: 'FL-G-04',
  name: { en: 'The Heart Trellis', zh: '心形花架' },
  urlKey: { en: 'the-heart-trellis', zh: 'xinxing-huajia' },
  latin: 'Rosa wichuraiana',
  tones: ['madder'],
  flowers: ['rose', 'daisy'],
  occasions: ['love', 'home'],
  categoryIds: [CATEGORY.secretGarden, CATEGORY.trellises],
  short: {
    en: 'A climbing rose that has been given an idea.',
    zh: '一株攀緣玫瑰，有人給了它一個主意。',
  },
  long: {
    en: '<p>Bent from one length of iron by a smith in Tai Kok Tsui, who asked twice whether we were sure.</p><ul><li>Living rambler rose, daisies at the foot</li><li>Oak trough, forty-two centimeters wide</li><li>Water on Sundays; tie in what strays</li></ul>',
    zh: '<p>由大角咀一位鐵匠用一根鐵枝彎成，他問了兩次我們是否肯定。</p><ul><li>活藤玫瑰，腳下種雛菊</li><li>橡木槽，闊四十二厘米</li><li>星期天澆水；枝條走樣便綁回去</li></ul>',
  },
  alt: {
    en: 'Red roses climbing a heart-shaped trellis in a planter',
    zh: '木槽中攀上心形架的紅玫瑰',
  },
  recipe: { subject: 'gate', species: 'meadow', palette: 'scarlet', frame: 'heart', box: 'oak' },
  price: 22800,
  stock: 6,
};
