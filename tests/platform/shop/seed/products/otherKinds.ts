import type { BundleProduct, GroupedProduct, Product, SimpleProduct, Text } from '../../model.ts';
import { CATEGORY } from '../categoryIds.ts';
import { PICTURE_KINDS, pictureFile } from '../pictures/paths.ts';
import type { DemoProduct } from './DemoProduct.ts';

/** The ids come after those of all variants. */
const FIRST_ID = 900;

/** The data that all product types have in common. */
interface CommonData {
  id: number;
  sku: string;
  name: Text;
  urlKey: Text;
  short: Text;
  long: Text;
  /** The recipe of its pictures. Their seed is the SKU. */
  recipe: DemoProduct['recipe'];
}

const base = ({ id, sku, name, urlKey, short, long }: CommonData) => ({
  id: FIRST_ID + id,
  sku,
  name,
  urlKey,
  shortDescription: { en: `<p>${short.en}</p>`, zh: `<p>${short.zh}</p>` },
  description: long,
  latinName: null,
  choices: {},
  links: { related: [], upsell: [], crosssell: [] },
  categoryIds: [CATEGORY.setsAndClasses],
  pictures: PICTURE_KINDS.map((kind, index) => ({
    file: pictureFile(urlKey.en, kind),
    label: name,
    position: index + 1,
    disabled: false,
  })),
  isEnabled: true,
  isVisible: true,
  metaTitle: null,
  metaDescription: short,
});

const eveningClassText: CommonData = {
  id: 1,
  sku: 'FL-C-01',
  name: { en: 'An Evening Class', zh: '晚間花藝課' },
  urlKey: { en: 'an-evening-class', zh: 'wanjian-huayike' },
  short: {
    en: 'Two hours at our long table, and what you tie goes home with you.',
    zh: '長桌旁兩小時，親手紮的帶回家。',
  },
  long: {
    en: '<p>Six people, one table, everything cut that morning. Nothing is sent: we write to you with the date.</p>',
    zh: '<p>六人一桌，花材當早剪下。無須寄送，日期以電郵通知。</p>',
  },
  recipe: {
    subject: 'bouquet',
    species: 'garden',
    palette: 'dawn',
    wrap: 'collar',
    foliage: 'eucalyptus',
    shape: 'full',
    ground: 'straw',
  },
};

const eveningClass: SimpleProduct = {
  ...base(eveningClassText),
  kind: 'simple',
  isVirtual: true,
  price: 9_500,
  specialPrice: null,
  stock: 6,
};

const selectionOf = (id: number, sku: string, isDefault: boolean, canChangeQuantity = false) => ({
  id,
  sku,
  quantity: 1,
  isDefault,
  canChangeQuantity,
});

const dinnerTableText: CommonData = {
  id: 2,
  sku: 'FL-S-01',
  name: { en: 'The Dinner Table', zh: '晚宴餐桌' },
  urlKey: { en: 'the-dinner-table', zh: 'wanyan-canzhuo' },
  short: {
    en: 'Something tall for the middle and something small for each end.',
    zh: '中央一件高的，兩端各一件小的。',
  },
  long: {
    en: '<p>Choose what stands in the middle; the ends follow. It arrives together, an hour before your guests.</p>',
    zh: '<p>先選中央的一件，兩端自會相襯。整套在客人到達前一小時送抵。</p>',
  },
  recipe: {
    subject: 'vase',
    vessel: 'jug',
    species: 'roses',
    palette: 'forest',
    foliage: 'eucalyptus',
    ground: 'dusk',
  },
};

const dinnerTable: BundleProduct = {
  ...base(dinnerTableText),
  kind: 'bundle',
  options: [
    {
      id: 1,
      title: { en: 'In the middle', zh: '中央' },
      type: 'radio',
      isRequired: true,
      selections: [selectionOf(1, 'FL-B-18', true), selectionOf(2, 'FL-B-22', false)],
    },
    {
      id: 2,
      title: { en: 'At the ends', zh: '兩端' },
      type: 'select',
      isRequired: true,
      selections: [
        selectionOf(3, 'FL-X-01-posy-madder', true, true),
        selectionOf(4, 'FL-X-01-posy-blush', false, true),
      ],
    },
  ],
};

const windowsillText: CommonData = {
  id: 3,
  sku: 'FL-S-02',
  name: { en: 'Along the Windowsill', zh: '沿窗而立' },
  urlKey: { en: 'along-the-windowsill', zh: 'yanchuang-erli' },
  short: {
    en: 'Two that stand well side by side, or each on its own.',
    zh: '並肩好看，獨立也好看的兩件。',
  },
  long: {
    en: '<p>They were not made as a pair. They only looked like one, on the sill where they waited for the van.</p>',
    zh: '<p>本非一對，只是在窗台等車時，看來很像一對。</p>',
  },
  recipe: {
    subject: 'vase',
    vessel: 'jug',
    species: 'garden',
    palette: 'blush',
    foliage: 'none',
    ground: 'fern',
  },
};

const windowsill: GroupedProduct = {
  ...base(windowsillText),
  kind: 'grouped',
  members: [
    { sku: 'FL-B-22', quantity: 1 },
    { sku: 'FL-B-18', quantity: 1 },
  ],
};

/** Products of other types: a class (virtual), a set (bundle), a pair (grouped). */
export const otherKinds: Product[] = [eveningClass, dinnerTable, windowsill];

/** The recipes of these products’ pictures. */
export const OTHER_KINDS_PICTURED: Pick<DemoProduct, 'sku' | 'urlKey' | 'recipe'>[] = [
  eveningClassText,
  dinnerTableText,
  windowsillText,
];
