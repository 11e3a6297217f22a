import { CATEGORY } from '../categoryIds.ts';
import type { DemoProduct } from './DemoProduct.ts';

export const kitchenWindow: DemoProduct = {
  sku: 'FL-G-03',
  name: { en: 'Kitchen Window', zh: '廚房窗前' },
  urlKey: { en: 'kitchen-window', zh: 'chufang-chuangqian' },
  latin: 'Cosmos sulphureus',
  tones: ['blush'],
  flowers: ['cosmos', 'daisy'],
  occasions: ['home', 'thanks'],
  categoryIds: [CATEGORY.secretGarden, CATEGORY.trellises],
  short: {
    en: 'An obelisk for the sill above the sink.',
    zh: '放在水槽上方窗台的一座小花架。',
  },
  long: {
    en: '<p>For the window that gets the morning and the steam. Cosmos seed themselves, fall over and begin again; the obelisk is there so that they fall upwards.</p><p>Pick them for the table. It makes more.</p><ul><li>Cosmos, roses, daisies</li><li>Terracotta trough, wooden obelisk, 36 cm</li><li>One long summer; seeds for the next are in the drawer of the box</li></ul>',
    zh: '<p>給那扇有晨光也有水氣的窗。大波斯菊自己落籽，倒下又再生；有了花架，便往上倒。</p><p>請摘來插在桌上，越摘越多。</p><ul><li>大波斯菊、玫瑰、雛菊</li><li>陶槽、木花架，高36厘米</li><li>開一整個夏天；來年的種子在盒底抽屜裏</li></ul>',
  },
  alt: {
    en: 'Pink cosmos climbing an obelisk in a terracotta trough',
    zh: '陶槽花架上的粉紅大波斯菊',
  },
  recipe: {
    subject: 'gate',
    species: 'cosmos',
    palette: 'blush',
    frame: 'obelisk',
    box: 'terracotta',
  },
  price: 18000,
  special: 16_200,
  stock: 10,
};
