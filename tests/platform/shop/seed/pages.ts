import type { CmsPage } from '../model.ts';
import { ABOUT } from './content/about.ts';
import { DELIVERY } from './content/delivery.ts';
import { home } from './content/home.ts';
import { HOME_EN } from './content/homeTexts.ts';
import { HOME_ZH } from './content/homeTextsZh.ts';
import { CARE, PRIVACY, RETURNS, TERMS } from './content/plainPages.ts';
import { styleGuide } from './content/styleGuide.ts';
import { STYLE_GUIDE_EN } from './content/styleGuideTexts.ts';
import { STYLE_GUIDE_ZH } from './content/styleGuideTextsZh.ts';

export const pages: CmsPage[] = [
  {
    id: 2,
    identifier: 'home',
    title: { en: 'Flowers, gathered', zh: '集花成冊' },
    contentHeading: null,
    content: { en: home(HOME_EN), zh: home(HOME_ZH) },
    metaTitle: { en: 'Flowers, gathered', zh: '集花成冊' },
    metaDescription: {
      en: 'Bouquets, glass domes and small gardens, cut and tied at first light and at your door the same day.',
      zh: '花束、玻璃罩與小小花園，清晨採摘紮好，即日送到府上。',
    },
  },
  {
    id: 5,
    identifier: 'about-us',
    title: { en: 'About the shop', zh: '關於我們' },
    contentHeading: null,
    content: ABOUT,
    metaTitle: null,
    metaDescription: {
      en: 'One long table in Sheung Wan, six families of growers, nine pairs of hands.',
      zh: '上環一張長桌，六個花農家庭，九雙手。',
    },
  },
  {
    id: 6,
    identifier: 'delivery',
    title: { en: 'Delivery', zh: '送貨' },
    contentHeading: null,
    content: DELIVERY,
    metaTitle: null,
    metaDescription: {
      en: 'Where the flowers go, by what hour, and what happens when nobody is at home.',
      zh: '花送到哪裏、何時送達，以及家中無人時怎麼辦。',
    },
  },
  {
    id: 7,
    identifier: 'style-guide',
    title: { en: 'The style guide', zh: '樣式指南' },
    contentHeading: null,
    content: { en: styleGuide(STYLE_GUIDE_EN), zh: styleGuide(STYLE_GUIDE_ZH) },
    metaTitle: null,
    metaDescription: {
      en: 'Everything that a page of this shop can be made of.',
      zh: '本店一頁所能用到的，盡在於此。',
    },
  },
  {
    id: 8,
    identifier: 'returns',
    title: { en: 'Returns and refunds', zh: '退換及退款' },
    contentHeading: null,
    content: RETURNS,
    metaTitle: null,
    metaDescription: {
      en: 'Flowers that do not last seven days are replaced, or paid back.',
      zh: '鮮花不足七日凋謝，再送一束或退款。',
    },
  },
  {
    id: 9,
    identifier: 'care',
    title: { en: 'Caring for flowers', zh: '鮮花護理' },
    contentHeading: null,
    content: CARE,
    metaTitle: null,
    metaDescription: {
      en: 'How flowers last: the first five minutes, and one minute on every second day.',
      zh: '如何令鮮花更持久：首日五分鐘，之後每兩日一分鐘。',
    },
  },
  {
    id: 10,
    identifier: 'privacy',
    title: { en: 'Privacy', zh: '私隱政策' },
    contentHeading: null,
    content: PRIVACY,
    metaTitle: null,
    metaDescription: {
      en: 'What the shop keeps of an order, what stays in the browser, and what you can ask for.',
      zh: '本店保存哪些訂單資料、瀏覽器保存甚麼，以及您可以要求甚麼。',
    },
  },
  {
    id: 11,
    identifier: 'terms',
    title: { en: 'Terms of sale', zh: '銷售條款' },
    contentHeading: null,
    content: TERMS,
    metaTitle: null,
    metaDescription: {
      en: 'What an order is, what is delivered, and whose law applies.',
      zh: '訂單何時成立、送達甚麼，以及適用的法律。',
    },
  },
];
