import { CATEGORY } from '../categoryIds.ts';
import type { DemoProduct } from './DemoProduct.ts';

export const noonOnPeelStreet: DemoProduct = {
  sku: 'FL-B-10',
  name: { en: 'Noon on Peel Street', zh: '卑利街的正午' },
  urlKey: { en: 'noon-on-peel-street', zh: 'beilijie-de-zhengwu' },
  latin: null,
  tones: ['coral', 'apricot'],
  flowers: ['ranunculus', 'anemone', 'daisy'],
  occasions: ['birthday', 'thanks'],
  isSameDay: true,
  categoryIds: [CATEGORY.bouquets, CATEGORY.byTheHour, CATEGORY.noon],
  short: {
    en: 'Ranunculus, anemones and daisies, in the colors of a fruit stall.',
    zh: '花毛茛、銀蓮與雛菊，一個水果攤的顏色。',
  },
  long: {
    en: '<p>At noon the hawkers of Peel Street put up their umbrellas, and everything under them turns the color of a peach. We bought the fruit, ate it, and tied this.</p><p>Too many kinds for one Latin name.</p><ul><li>Ranunculus, anemones, daisies</li><li>Paper cone</li><li>Keeps five to six days</li></ul>',
    zh: '<p>正午的卑利街，小販撐起太陽傘，傘下一切都成了桃子的顏色。我們買了水果，吃完，便紮了這一束。</p><p>花材太雜，一個學名說不完。</p><ul><li>花毛茛、銀蓮、雛菊</li><li>紙筒包裝</li><li>可供五至六天</li></ul>',
  },
  alt: {
    en: 'A paper cone of coral ranunculus, anemones and small daisies',
    zh: '紙筒中的珊瑚色花毛茛、銀蓮與小雛菊',
  },
  recipe: {
    subject: 'bouquet',
    species: 'orchard',
    palette: 'coral',
    wrap: 'cone',
    foliage: 'berries',
    shape: 'wide',
    ground: 'straw',
  },
  price: 8800,
  stock: 19,
};
